/** A game at once, with bots. */
import { openTable } from '../../http';
import { keepKey } from '../../keys';
import { callAhead } from '../../table.svelte';
import { characters, type Character } from '../../view/bots';
import type { Ask, OpenTable } from '../../wire';

const COMPANY = 4;

/** Four of the characters, none of whom has this name; `chance` is from 0 up to 1. */
export function companyFor(name: string, chance: number): readonly Character[] {
  const free = characters([name]).filter((one) => one.free);
  const first = Math.floor(chance * free.length);
  return [...free.slice(first), ...free.slice(0, first)].slice(0, COMPANY);
}

/** Opens a table, seats this company and has the cards dealt; the table's code. The line to it stays open. */
export async function playNow(me: OpenTable, company: readonly Character[], language: string): Promise<string> {
  const { code, key } = await openTable(me);
  keepKey(code, key);
  const table = callAhead(code, key);
  const asks: readonly Ask[] = [
    { act: 'configure', language },
    ...company.map(({ name, mind }): Ask => ({ act: 'add_bot', name, mind })),
    { act: 'start' },
  ];
  // Sent one behind the other, and done in this order: no answer is waited for in between.
  await Promise.all(asks.map((ask) => table.ask(ask)));
  return code;
}
