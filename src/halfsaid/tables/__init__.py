"""Live tables: seats, host, timers, talk, bots. Each table has one writer. Nothing here knows the web framework."""

from halfsaid.tables.broadcast import Watcher as Watcher
from halfsaid.tables.house import House as House
from halfsaid.tables.live_table import LiveTable as LiveTable
from halfsaid.tables.table import NotAllowed as NotAllowed
