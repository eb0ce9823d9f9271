import { expect, test } from 'vitest';
import { codeIn } from './code-in.ts';

test.each([
  ['k7mq2x', 'k7mq2x'],
  [' K7M Q2X ', 'k7mq2x'],
  ['K7M-Q2X', 'k7mq2x'],
  ['https://zunft.example/join/K7MQ2X', 'k7mq2x'],
  ['Komm an den Tisch: http://localhost:8417/join/k7mq2x?x=1', 'k7mq2x'],
  ['http://localhost:8417/room/abc?code=k7mq2x', 'k7mq2x'],
  ['   ', ''],
])('the code in “%s” is “%s”', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
