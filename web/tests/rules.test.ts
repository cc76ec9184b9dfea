import { expect, test } from 'vitest';
import { files, found } from './source';

// The words of the rulebook are about editions by name; nothing else is.
const code = files(/\.(ts|svelte)$/).filter(({ path }) => path !== 'wire.ts');

const BY_NAME =
  /\bedition\w*\s*[!=]==?\s*['"`]\w+|['"`]\w+['"`]\s*[!=]==?\s*[\w.?]*edition\b|case '(?:classic|original|odyssey|party|team)'/g;
const BY_COUNT = /\bplayers\s*(?:[<>]=?|[!=]==?)\s*\d/g;

test('the page asks for the traits of an edition, never for its name or for a number of players', () => {
  expect(found(code, BY_NAME)).toEqual([]);
  expect(found(code, BY_COUNT)).toEqual([]);
});

test('a rule on the page would be found', () => {
  const rule = {
    path: 'a.ts',
    text: "if (game.edition === 'party' || 'team' !== room.edition || players >= 7) return",
  };
  expect(found([rule], BY_NAME)).toHaveLength(2);
  expect(found([rule], BY_COUNT)).toHaveLength(1);
});
