import { expect, test } from 'vitest';
import { learnAddress, offerUrl } from '../src/links.svelte';
import { codeIn, routeOf, tidyCode } from '../src/route.svelte';
import { preferred } from '../src/words/index.svelte';

const at = (path: string) => routeOf(new URL(path, 'https://play.example'));

test('codes are typed by hand', () => {
  expect(tidyCode(' xbr-ffq ')).toBe('XBRFFQ');
  expect(codeIn('xbr ffq')).toBe('XBRFFQ');
  expect(codeIn('Felinar căprioară-427')).toBe('FELINARCAPRIOARA427');
});

test('a pasted link holds its code', () => {
  expect(codeIn('https://play.example/XBRFFQ')).toBe('XBRFFQ');
  expect(codeIn(' http://10.0.0.2:8000/xbrffq/ ')).toBe('XBRFFQ');
  expect(codeIn('https://play.example/XBRFFQ#seat=abc')).toBe('XBRFFQ');
  expect(codeIn('')).toBe('');
});

test('the door, a table, a seat that is handed over', () => {
  expect(at('/')).toEqual({ at: 'door', screen: null });
  expect(at('/?screen=a-b_c')).toEqual({ at: 'door', screen: 'a-b_c' });
  expect(at('/xbrffq')).toEqual({ at: 'table', code: 'XBRFFQ', offer: null, pictures: false });
  expect(at('/XBRFFQ#pictures')).toEqual({ at: 'table', code: 'XBRFFQ', offer: null, pictures: true });
  expect(at('/XBRFFQ#seat=a-b_c')).toEqual({ at: 'table', code: 'XBRFFQ', offer: 'a-b_c', pictures: false });
  expect(at('/#seat=abc')).toEqual({ at: 'door', screen: null });
});

test('the album of a table', () => {
  expect(at('/xbrffq/album')).toEqual({ at: 'album', code: 'XBRFFQ' });
  expect(codeIn('https://play.example/XBRFFQ/album')).toBe('XBRFFQ');
});

test('a game stepped through, of a table or of a file', () => {
  expect(at('/replay')).toEqual({ at: 'replay', code: null, game: null, turn: 1 });
  expect(at('/xbrffq/replay')).toEqual({ at: 'replay', code: 'XBRFFQ', game: null, turn: 1 });
  expect(at('/XBRFFQ/replay?game=2#turn=7')).toEqual({ at: 'replay', code: 'XBRFFQ', game: 2, turn: 7 });
  expect(at('/XBRFFQ/replay?game=two')).toMatchObject({ game: null });
  expect(codeIn('https://play.example/XBRFFQ/replay?game=2')).toBe('XBRFFQ');
});

test('an address that nobody can read leads nowhere', () => {
  for (const path of ['/%ff', '/%E0%A4%A/album', '/tv/%ff', '/%ff/replay', '/%']) {
    expect(at(path)).toEqual({ at: 'nowhere' });
  }
  expect(at('/%58%42%52ffq')).toEqual({ at: 'table', code: 'XBRFFQ', offer: null, pictures: false });
});

test('a table on a television, and the rulebook', () => {
  expect(at('/tv/xbr-ffq')).toEqual({ at: 'tv', code: 'XBRFFQ' });
  expect(at('/tv')).toEqual({ at: 'tv', code: null });
  expect(at('/tv/')).toEqual({ at: 'tv', code: null });
  expect(at('/rules')).toEqual({ at: 'rules', chapter: '' });
  expect(at('/rules#party')).toEqual({ at: 'rules', chapter: 'party' });
  expect(codeIn('https://play.example/tv/XBRFFQ')).toBe('XBRFFQ');
});

test('a token survives the link', async () => {
  await learnAddress();
  const url = offerUrl('XBRFFQ', 'a+b/c==');
  expect(url && routeOf(new URL(url))).toEqual({ at: 'table', code: 'XBRFFQ', offer: 'a+b/c==', pictures: false });
});

test('the language is the chosen one, else the first we speak, else English', () => {
  expect(preferred('ro', ['fr-FR'])).toBe('ro');
  expect(preferred(null, ['sv-SE', 'fr-CA', 'en'])).toBe('fr');
  expect(preferred('xx', ['sv'])).toBe('en');
});
