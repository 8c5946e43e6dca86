import { type Html, html } from './html.js';
import { page } from './page.js';
import { childrenOf, type Schema, typeOf } from './schema-text.js';

/** What of an OpenAPI document the page shows. */
export interface ReferenceDocument {
  readonly info: { readonly title: string; readonly version: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ReferenceOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A route of the document. */
interface ReferenceOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, ReferenceContent>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly content?: Readonly<Record<string, ReferenceContent>>;
      }
    >
  >;
}

interface ReferenceContent {
  readonly schema: Schema;
  readonly example?: unknown;
}

/** The reference of the REST interface: every route, and every form that goes in or out. It needs no script. */
export function referencePage(document: ReferenceDocument): Uint8Array {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return { name, description, own };
  });
  const schemas = Object.entries(components.schemas);
  const title = `The interface of ${info.title}`;
  return page(
    { title, description: 'Every address, what it takes and what it answers.', path: '/docs' },
    html`<h1>${title}</h1>
<p>Version ${info.version}. The same for programs: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1),
<a href="/graphql">/graphql</a> with an editor, the form of scenarios as <a href="/schemas/hearthstone.json">JSON Schema</a>,
<a href="/limits">limits</a>, <a href="/errors">codes of errors</a>. There are no accounts and no keys.</p>
${groups.map(
  ({
    name,
    description,
    own,
  }) => html`<details class="group panel"><summary><h2 id="${anchor(name)}">${name}</h2> <span class="count">${own.length}</span><p>${description}</p></summary>
${own.map(operationView)}</details>`,
)}
<details class="group panel"><summary><h2 id="schemas">Forms</h2> <span class="count">${schemas.length}</span><p>What goes in and what comes out.</p></summary>
${schemas.map(([name, schema]) => schemaView(name, schema))}</details>
<h2 id="versions">Versions</h2>
<p>Within <code>/v1/</code> nothing goes away that a client uses, and fields may come: a client ignores those that it does not know.
What will be gone is marked for half a year at the least: <code>Deprecation</code> and <code>Sunset</code> in the headers of every
answer to a request that uses it, <code>deprecated</code> here, <code>@deprecated</code> in GraphQL.</p>`,
  );
}

function anchor(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** A route and its address. */
interface Addressed {
  readonly path: string;
  readonly method: string;
  readonly operation: ReferenceOperation;
}

/** A link to what needs nothing to be said. */
function tryView({ path, method, operation: { parameters = [] } }: Addressed): Html | null {
  const isOpen = method === 'get' && !parameters.some(({ required }) => required === true);
  return isOpen ? html` <a class="button" href="${path}">Try it</a>` : null;
}

function operationView(addressed: Addressed): Html {
  const { path, method, operation } = addressed;
  const address = `${method.toUpperCase()} ${path}`;
  const { operationId, summary, deprecated, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json'];
  const good = Object.entries(responses).filter(([status]) => status < '300');
  const bad = Object.entries(responses).filter(([status]) => status >= '300');
  return html`<section id="${operationId}"><h3><code>${address}</code>${tryView(addressed)}</h3>
<p>${summary}.${deprecated === true ? html` <strong class="bad">Deprecated.</strong>` : null}</p>
${parameters.length === 0 ? null : html`<dl class="described">${parameters.map(parameterView)}</dl>`}
${body === undefined ? null : html`<p>Takes ${typeView(body.schema)}, as in</p><pre tabindex="0">${JSON.stringify(body.example, null, 2)}</pre>`}
${good.map(([status, { description, content = {} }]) => html`<p>${status}: ${description} ${formsOf(content)}</p>`)}
${bad.length === 0 ? null : html`<p class="soft">${bad.map(([status, { description }]) => `${status} ${description.replaceAll('`', '')}. `)}</p>`}</section>`;
}

function formsOf(content: Readonly<Record<string, ReferenceContent>>): Html[] {
  return Object.entries(content).map(([type, { schema }]) =>
    type === 'application/json' ? html`${typeView(schema)} ` : html`<code>${type}</code> `,
  );
}

function parameterView({
  name,
  in: place,
  description,
  schema,
}: NonNullable<ReferenceOperation['parameters']>[number]): Html {
  const where = place === 'query' ? '' : ` (${place})`;
  return html`<dt><code>${name}</code>${where}</dt><dd>${typeView(schema)}${described(description)}</dd>`;
}

function schemaView(name: string, schema: Schema): Html {
  const fields = childrenOf(schema).map(
    ({ name: field, isOptional, schema: of }) =>
      html`<dt><code>${field}${isOptional ? '?' : ''}</code></dt><dd>${typeView(of)}${described(of.description)}</dd>`,
  );
  const says = schema.description === undefined ? null : html`<p>${schema.description}</p>`;
  return html`<section id="schema-${name}"><h3>${name}</h3>${says}${
    fields.length === 0
      ? html`<p>${typeView(schema)}</p>`
      : html`<dl class="described">${fields}</dl>`
  }</section>`;
}

/** What is said of something behind its type. */
function described(description: string | undefined): string {
  return description === undefined ? '' : ` – ${description}`;
}

/** A type in words, the names of forms as links. */
function typeView(schema: Schema): Html {
  return html`${typeOf(schema).map((part) =>
    typeof part === 'string' ? part : html`<a href="#schema-${part.form}">${part.form}</a>`,
  )}`;
}
