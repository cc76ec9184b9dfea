"""The log: every table's entries in order, in SQLite or in PostgreSQL, under one contract.

    store = await open_store("halfsaid.db")             # or postgresql://user:password@host/database
    await store.create("K7QX", data, at)                # entry 1
    await store.append("K7QX", 2, data, at)             # or Conflict: another writer was faster
    await store.read("K7QX", after=1)

An entry is bytes. The store does not look into them.
"""

from halfsaid.store.backups import Counts as Counts
from halfsaid.store.backups import backup as backup
from halfsaid.store.backups import restore as restore
from halfsaid.store.contract import Announced as Announced
from halfsaid.store.contract import Appended as Appended
from halfsaid.store.contract import BadBackup as BadBackup
from halfsaid.store.contract import BadStore as BadStore
from halfsaid.store.contract import Conflict as Conflict
from halfsaid.store.contract import Gone as Gone
from halfsaid.store.contract import Notice as Notice
from halfsaid.store.contract import Resync as Resync
from halfsaid.store.contract import Store as Store
from halfsaid.store.contract import StoredEntry as StoredEntry
from halfsaid.store.contract import Taken as Taken
from halfsaid.store.contract import Unavailable as Unavailable
from halfsaid.store.store import described as described
from halfsaid.store.store import open_store as open_store
from halfsaid.store.store import sole_server as sole_server
