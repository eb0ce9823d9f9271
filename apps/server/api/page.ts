import type { Fields, OpenApi } from './openapi.ts';

/** The document for people, without scripts. */
export function apiPage({ info, paths, components }: OpenApi): string {
  const operations = Object.entries(paths).map(([path, methods]) => operation(path, methods));
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<section id="${anchor(name)}"><h3>${escaped(name)}</h3>${schemaText(schema)}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zunft: interface for programs</title>
<link rel="stylesheet" href="/api/style.css">
</head>
<body>
<main>
<h1>Zunft: interface for programs</h1>
<p>Version ${escaped(String(info['version']))}. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
${String(info['description'])
  .split('\n\n')
  .map((paragraph) => `<p>${marked(paragraph)}</p>`)
  .join('\n')}
<h2>Addresses</h2>
${operations.join('\n')}
<h2>Schemas</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`;
}

export const apiStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
section { border-top: 1px solid #8886; padding: 0.5rem 0; overflow-wrap: anywhere; }
h3 { font-family: ui-monospace, monospace; margin: 0.5rem 0; }
dl { margin: 0 0 0 1rem; }
dt { font-family: ui-monospace, monospace; }
dd { margin: 0 0 0.25rem 1.5rem; }
code { font-family: ui-monospace, monospace; }
`;

function operation(path: string, methods: Readonly<Record<string, Fields>>): string {
  const [{ summary, description = '', parameters = [] } = {}] = Object.values(methods);
  const words = Object.keys(methods).map((method) => method.toUpperCase());
  const [name] = path.split('/').slice(-1);
  const isCommand = 'post' in methods;
  const links = isCommand
    ? `<p>Send ${link(`${name}.request`)}, get ${link(`${name}.ok`)}.</p>`
    : properties(parameterSchemas(parameters as readonly Fields[]), []);
  return `<section><h3>${words.join(', ')} ${escaped(path)}</h3><p>${marked(String(summary))}</p><p>${marked(String(description))}</p>${links}</section>`;
}

const parameterSchemas = (parameters: readonly Fields[]): Record<string, Fields> =>
  Object.fromEntries(parameters.map(({ name, schema }) => [String(name), schema as Fields]));

/** One schema: what it is for, its type, its fields. */
function schemaText(schema: Fields): string {
  const { description } = schema;
  const about = description === undefined ? '' : `<p>${marked(String(description))}</p>`;
  const { properties: fields } = schema;
  if (fields !== undefined) {
    return `${about}${properties(fields as Record<string, Fields>, (schema['required'] ?? []) as string[])}`;
  }
  return `${about}<p>${typeText(schema)}</p>`;
}

function properties(fields: Readonly<Record<string, Fields>>, required: readonly string[]): string {
  const entries = Object.entries(fields).map(([name, schema]) => {
    const about = schema['description'] === undefined ? '' : `: ${marked(String(schema['description']))}`;
    const optional = required.includes(name) ? '' : ' (optional)';
    return `<dt>${escaped(name)}${optional}</dt><dd>${typeText(schema)}${about}</dd>`;
  });
  return entries.length === 0 ? '<p>No fields.</p>' : `<dl>${entries.join('')}</dl>`;
}

/** A type in a few words; what has fields of its own, as a list. */
function typeText(schema: Fields): string {
  const { $ref, type, items, anyOf, oneOf, properties: fields } = schema;
  if (typeof $ref === 'string') return link($ref.slice($ref.lastIndexOf('/') + 1));
  const either = (anyOf ?? oneOf) as readonly Fields[] | undefined;
  if (either !== undefined) return either.map(typeText).join(' or ');
  if ('const' in schema) return code(JSON.stringify(schema['const']));
  if ('enum' in schema)
    return (schema['enum'] as unknown[]).map((one) => code(JSON.stringify(one))).join(' or ');
  if (items !== undefined) return `list of ${typeText(items as Fields)}`;
  if (fields !== undefined) {
    return `object${properties(fields as Record<string, Fields>, (schema['required'] ?? []) as string[])}`;
  }
  const { additionalProperties: values } = schema;
  if (typeof values === 'object') return `object with values: ${typeText(values as Fields)}`;
  return `${escaped([type ?? 'anything'].flat().join(' or '))}${rangeText(schema)}`;
}

function rangeText({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Fields): string {
  const from = minimum ?? minLength ?? minItems;
  const to = maximum ?? maxLength ?? maxItems;
  if (from === undefined && to === undefined) return '';
  const unit = (minLength ?? maxLength) === undefined ? '' : ' characters';
  if (to === undefined) return `, at least ${from}${unit}`;
  return from === undefined ? `, at most ${to}${unit}` : `, ${from} to ${to}${unit}`;
}

const link = (name: string): string => `<a href="#${anchor(name)}">${escaped(name)}</a>`;
const anchor = (name: string): string => name.replaceAll('.', '-');
const code = (text: string): string => `<code>${escaped(text)}</code>`;

/** What stands between backticks is code. */
const marked = (text: string): string =>
  text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? code(part) : escaped(part)))
    .join('');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
