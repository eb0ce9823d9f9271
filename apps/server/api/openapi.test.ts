import { commandNames } from '@zunft/protocol';
import { describe, expect, test } from 'vitest';
import { describedCommands, restCommands } from './commands.ts';
import { type Fields, messageName, openApi, requestName, responseName } from './openapi.ts';
import { apiPage } from './page.ts';

const document = openApi();
const { schemas } = document.components;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every object inside a document. */
const objectsIn = (value: unknown): Fields[] =>
  typeof value !== 'object' || value === null
    ? []
    : [value as Fields, ...Object.values(value).flatMap(objectsIn)];

describe('the OpenAPI document', () => {
  test('has the shape of OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: 'Zunft', version: '1' });
    for (const { path, method, operation } of operations) {
      expect(path).toMatch(/^\//);
      expect(['get', 'post']).toContain(method);
      expect(operation['summary']).toEqual(expect.any(String));
      for (const [status, response] of Object.entries(operation['responses'] as Fields)) {
        expect(status).toMatch(/^([1-5]\d\d|default)$/);
        expect((response as Fields)['description']).toEqual(expect.any(String));
      }
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const parameters = (operation['parameters'] ?? []) as Fields[];
      expect(parameters.filter((one) => one['in'] === 'path').map(({ name }) => name)).toEqual(inPath);
    }
  });

  test('names every operation once', () => {
    const names = operations.flatMap(({ operation }) => operation['operationId'] ?? []);
    expect(new Set(names).size).toBe(names.length);
  });

  test('refers to nothing that is not there', () => {
    const refs = objectsIn(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    const known = new Set(Object.keys(schemas).map((name) => `#/components/schemas/${name}`));
    expect(refs.filter((ref) => !known.has(ref))).toEqual([]);
    expect(Object.keys(schemas).filter((name) => !/^[\w.-]+$/.test(name))).toEqual([]);
  });

  test.each(commandNames)('tells of %s', (command) => {
    for (const name of [requestName, responseName, messageName])
      expect(schemas).toHaveProperty([name(command)]);
    expect(schemas[messageName(command)]).toMatchObject({ properties: { command: { const: command } } });
    expect(schemas[requestName(command)]!['properties']).not.toHaveProperty('command');
    const path = document.paths[`/api/${command}`];
    expect(path !== undefined).toBe(restCommands.includes(command));
    expect(path?.['get'] !== undefined).toBe(describedCommands[command].get !== undefined);
  });

  test('asks for no field that the command does not know, and for those it needs', () => {
    expect(schemas['answer.request']).toMatchObject({
      type: 'object',
      required: ['table', 'as', 'answer'],
      additionalProperties: false,
    });
    expect(schemas['hello.request']).not.toHaveProperty('required');
  });

  test('what changes something cannot be asked for by GET', () => {
    const harmless = ['hello', 'games', 'me', 'lobby', 'mine', 'finished'];
    expect(commandNames.filter((command) => describedCommands[command].get !== undefined)).toEqual(
      commandNames.filter((command) => harmless.includes(command)),
    );
    expect(describedCommands.me.get).toEqual([]);
  });
});

describe('the page for people', () => {
  const page = apiPage(document);

  test('names every address and every schema', () => {
    for (const path of Object.keys(document.paths)) expect(page).toContain(path);
    for (const name of Object.keys(schemas)) expect(page).toContain(`id="${name.replaceAll('.', '-')}"`);
  });

  test('its links lead somewhere', () => {
    const ids = new Set([...page.matchAll(/id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('needs nothing that the security policy forbids', () => {
    expect(page).not.toMatch(/<script|<style|style=|\son\w+=|https?:\/\//);
  });
});
