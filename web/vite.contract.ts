import { parseSync, type Plugin } from 'vite'

const SCHEMA_STUB_ID = '\0schema-stand-in'

/** Methods that need the schema at work. */
const USES_SCHEMA = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode'])

/**
 * The browser needs the methods and paths of the contract, not its schemas: the server checks its requests, and the server's
 * answers are trusted. So zod (27 KB and the time to build every schema) is left out; calling a schema in the browser throws.
 */
const schemaStub = `
const refuse = () => { throw new Error('Schemas of the contract are not shipped to the browser') }
const working = new Set(${JSON.stringify([...USES_SCHEMA])})
const schema = new Proxy(function () {}, {
  get: (_, name) => (working.has(name) ? refuse : schema),
  apply: () => schema,
})
export const z = schema
`

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nodesIn = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode)

/** Methods that derive a schema from another one. */
const MAKES_SCHEMA = new Set(['extend', 'pick', 'omit', 'partial', 'nullable', 'optional', 'default', 'prefault', 'unwrap'])

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '')

/** The `z` of `z.object({…}).partial()`. */
function rootOf(node: Node): string {
  if (node.type === 'CallExpression' && isNode(node.callee)) return rootOf(node.callee)
  if (node.type === 'MemberExpression' && isNode(node.object)) return rootOf(node.object)
  return nameOf(node)
}

function isSchema(node: Node): boolean {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression') return false
  const method = nameOf(node.callee.property)
  if (rootOf(node) === 'z' && USES_SCHEMA.has(method))
    throw new Error(`A value made by ${method}() would be missing in the browser: write it plainly`)
  return rootOf(node) === 'z' || (rootOf(node) !== '' && MAKES_SCHEMA.has(method))
}

/** The fields of an endpoint the browser uses; the others are the server's. */
const CALLED_BY = new Set(['method', 'path'])

function editOf(code: string, node: Node): Edit | null {
  const { start, end } = node
  if (isSchema(node)) return { start, end, text: 'z' }
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'endpoint') return null
  const [described] = (node.arguments as Node[]).filter(({ type }) => type === 'ObjectExpression')
  if (!described) return null
  const callProperties = (described.properties as Node[]).filter(({ type, key }) => type === 'SpreadElement' || CALLED_BY.has(nameOf(key)))
  return { start, end, text: `endpoint({ ${callProperties.map((property) => code.slice(property.start, property.end)).join(', ')} })` }
}

function editsIn(code: string, node: Node): Edit[] {
  const edit = editOf(code, node)
  return edit ? [edit] : nodesIn(node).flatMap((child) => editsIn(code, child))
}

/** Removes schemas, so that a contract file is left with constants, paths and rules. */
export function withoutSchemas(code: string): string {
  const { program } = parseSync('contract.ts', code)
  // The tree is in the order of the text; edited from the end, so that no edit moves the later ones.
  return editsIn(code, program as unknown as Node)
    .reduceRight((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code)
    .replace(/import (?:type )?\* as z from 'zod'/, `import { z } from ${JSON.stringify(SCHEMA_STUB_ID)}`)
}

export const contractWithoutSchemas = (): Plugin => ({
  name: 'contract-without-schemas',
  enforce: 'pre',
  resolveId: (id) => (id === SCHEMA_STUB_ID ? id : undefined),
  load: (id) => (id === SCHEMA_STUB_ID ? schemaStub : undefined),
  transform: (code, id) =>
    /\/contract\/src\/.+\.ts$/.test(id) && code.includes("from 'zod'") ? { code: withoutSchemas(code), map: null } : undefined,
})
