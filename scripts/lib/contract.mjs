// The contract of a release as digests: of each part (a type of GraphQL, an operation or schema of REST) a digest of every
// member. That is enough to tell what would break a client, and no second copy of the contract.
import { createHash } from 'node:crypto';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredInputField,
  isUnionType,
} from 'graphql';

/** The digests of a contract, by the names of its parts. What a request needs begins with `!`. */
export function contractOf(schema, openApi) {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      ofOperation(operation),
    ]),
  );
  const schemas = Object.entries(openApi.components.schemas).map(([name, part]) => [
    `#${name}`,
    ofSchema(name, part),
  ]);
  const parts = [...types.map((type) => [type.name, ofType(type)]), ...operations, ...schemas];
  return Object.fromEntries(parts.map(([name, members]) => [name, members.map(digest).sort()]));
}

/** The parts of a contract that would break a client of an older one, each with the reason. */
export function brokenParts(old, now) {
  return Object.entries(old).flatMap(([name, members]) => {
    const present = now[name];
    if (present === undefined) return [`${name} is gone`];
    const known = new Set(members.map((member) => memberOf(member)));
    const still = new Set(present.map((member) => memberOf(member)));
    const lost = [...known].filter((member) => !still.has(member));
    const needed = present.filter((member) => isNeededAnew(member, known));
    return [
      ...(lost.length > 0 ? [`${name} has lost or changed ${lost.length} of its members`] : []),
      ...(needed.length > 0 ? [`${name} needs ${needed.length} more members`] : []),
    ];
  });
}

/** A member without the field that it belongs to. */
function memberOf(member) {
  return member.split('@')[0];
}

/** Whether clients have to send what they did not send before; what a new field needs breaks nobody. */
function isNeededAnew(member, known) {
  const [own, field] = member.split('@');
  if (!own.startsWith('!') || known.has(own)) return false;
  return field === undefined || known.has(field);
}

function digest(member) {
  const [own, field] = member.split(' of field ');
  return field === undefined ? digestOf(own) : `${digestOf(own)}@${digestOf(field)}`;
}

function digestOf(member) {
  const hash = createHash('sha256').update(member).digest('hex').slice(0, 8);
  return member.startsWith('!') ? `!${hash}` : hash;
}

function ofType(type) {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  if (isUnionType(type)) return type.getTypes().map(({ name }) => name);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(
      (field) => `${needs(isRequiredInputField(field))}${field.name}: ${field.type}`,
    );
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  // an argument more breaks nobody, unless it is needed
  return Object.values(type.getFields()).flatMap(({ name, type: of, args }) => [
    `${name}: ${of}`,
    ...args.map(
      (argument) =>
        `${needs(isRequiredInputField(argument))}${name}(${argument.name}: ${argument.type}) of field ${name}: ${of}`,
    ),
  ]);
}

function ofOperation({ parameters = [], requestBody, responses }) {
  const answers = Object.entries(responses).filter(([status]) => status < '300');
  return [
    ...parameters.map(
      ({ in: where, name, required, schema }) =>
        `${needs(required)}${where} ${name} ${plain(schema)}`,
    ),
    ...contents('body', requestBody),
    ...answers.flatMap(([status, answer]) => contents(status, answer)),
  ];
}

function contents(place, { content = {} } = {}) {
  return Object.entries(content).map(([type, { schema }]) => `${place} ${type} ${plain(schema)}`);
}

function ofSchema(name, part) {
  if (part.properties === undefined) return [plain(part)];
  const isSent = /Input$|^Given|Draft$|Revision$/.test(name);
  return [
    ...Object.entries(part.properties).map(([key, of]) => `${key}: ${plain(of)}`),
    ...(part.required ?? []).map((key) => `${needs(isSent)}required ${key}`),
  ];
}

function needs(isNeeded) {
  return isNeeded ? '!' : '';
}

/** A schema as JSON, without what is only said to people. */
function plain(schema) {
  const words = ['description', 'example', 'examples', 'title'];
  return JSON.stringify(schema, (key, value) =>
    words.includes(key) && typeof value !== 'object' ? undefined : value,
  );
}
