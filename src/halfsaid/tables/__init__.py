"""Living tables: seats, host, timers, talk, bots at work. One writer a table; framework-free."""

from halfsaid.tables.house import House as House
from halfsaid.tables.living import LivingTable as LivingTable
from halfsaid.tables.table import NotAllowed as NotAllowed
from halfsaid.tables.watchers import Watcher as Watcher
