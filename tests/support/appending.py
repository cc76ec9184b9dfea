"""Appends to tables until it is killed, and prints what was acknowledged: `appending.py WHERE TABLES`."""

import asyncio
import sys

from halfsaid.store import open_store


async def main(where: str, tables: int) -> None:
    store = await open_store(where)

    async def keep_appending(table: str) -> None:
        await store.create(table, f"{table} 1".encode(), 1.0)
        seq = 1
        while True:
            sys.stdout.write(f"{table} {seq}\n")
            sys.stdout.flush()
            seq += 1
            await store.append(table, seq, f"{table} {seq}".encode(), float(seq))

    await asyncio.gather(*[keep_appending(f"T{number}") for number in range(tables)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
