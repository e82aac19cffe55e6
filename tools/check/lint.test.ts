import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** One file for each rule we chose beyond the linter's own categories; the type-aware ones silently do nothing without tsgolint. */
const broken = {
  'typescript(TS2322) server/src/wrong.ts': "export const two: number = '2'",
  'typescript(TS2307) server/src/missing.ts': "import { nothing } from './nowhere.ts'\nexport const one = nothing",
  'typescript(TS6133) server/src/unused.ts': 'export function two() { const one = 1; return 2 }',
  'typescript(TS2322) web/src/label.tsx': 'export const Label = ({ size }: { size: number }) => <p title={size}>size</p>',
  // The contract runs in a browser too: it has no `process`, as its own settings of the compiler say.
  'typescript(TS2591) contract/src/environment.ts': 'export const environment = process.env',
  'typescript(TS2322) contract/src/first.ts': 'export const first = (list: readonly number[]): number => list[0]',
  'typescript(TS2375) e2e/exact.spec.ts': 'type Size = { width?: number }\nexport const size: Size = { width: undefined }',
  'typescript(TS2322) tools/wrong.ts': "export const two: number = '2'",
  'typescript(no-floating-promises) server/src/floating.ts': 'export const go = () => { Promise.resolve(1) }',
  'typescript(no-misused-promises) server/src/misused.ts':
    'export const go = (a: number[]) => a.forEach(async (n) => { await Promise.resolve(n) })',
  'typescript(switch-exhaustiveness-check) server/src/switch.ts':
    "export function name(of: 'a' | 'b') { switch (of) { case 'a': return 1 } return 2 }",
  'typescript(no-unsafe-assignment) server/src/unsafe.ts': "export const parsed: { a: number } = JSON.parse('{}')",
  'typescript(no-explicit-any) server/src/any.ts': 'export type Anything = any',
  'typescript(no-non-null-assertion) server/src/bang.ts': 'export const first = (list: number[]) => list[0]!',
  'typescript(ban-ts-comment) server/src/hush.ts': "// @ts-expect-error\nexport const two: number = '2'",
  'eslint(no-warning-comments) server/src/disable.ts': '// oxlint-disable-next-line no-console\nexport const quiet = 1',
  'eslint(no-console) server/src/platform/print.ts': "export const print = () => console.log('here')",
  'eslint(no-else-return) server/src/else.ts': 'export function sign(n: number) { if (n < 0) { return -1 } else { return 1 } }',
  'eslint(eqeqeq) server/src/loose.ts': 'export const same = (a: string, b: string) => a == b',
  'node(no-process-env) server/src/modules/site/port.ts': 'export const port = process.env.PORT',
  'eslint(no-restricted-imports) server/src/environment.ts': "import { env } from 'node:process'\nexport const port = env.PORT",
  'eslint(no-restricted-imports) server/src/borrowed.ts': "import { sample } from './clock.test.ts'\nexport const borrowed = sample",
  'eslint(no-restricted-properties) web/src/id.ts': 'export const id = () => crypto.randomUUID()',
  'eslint(no-restricted-properties) web/src/copy.ts': 'export const copy = (text: string) => navigator.clipboard.writeText(text)',
  'import(extensions) server/src/bare.ts': "import { go } from './floating'\nexport const goOn = go",
  'import(no-default-export) web/src/default.ts': 'const page = 1\nexport default page',
  'oxc(no-barrel-file) web/src/barrel.ts': "export * from './default.ts'\nexport * from './picture.tsx'",
  'unicorn(filename-case) web/src/orderRow.ts': 'export const row = 1',
  'unicorn(prefer-node-protocol) server/src/node.ts': "import { join } from 'path'\nexport const at = join('a', 'b')",
  'eslint(max-lines) server/src/long.ts': `export const lines = [\n${'  1,\n'.repeat(301)}]`,
  'react-hooks(rules-of-hooks) web/src/hook.tsx':
    "import { useState } from 'react'\nexport function Maybe({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return <p>hook</p>\n}",
  'react-hooks(exhaustive-deps) web/src/deps.tsx':
    "import { useEffect } from 'react'\nexport function Title({ text }: { text: string }) {\n  useEffect(() => {\n    document.title = text\n  }, [])\n  return <p>{text}</p>\n}",
  'jsx-a11y(alt-text) web/src/picture.tsx': 'export const Picture = () => <img src="/a.png" />',
}

const settings = ['.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.json']
/** All that runs on Node has the settings of the root. */
const folders = ['web', 'contract', 'e2e']

test('the linter catches every chosen rule, type-aware ones included, and what the compiler refuses in every folder', async () => {
  const at = await mkdtemp(join(tmpdir(), 'vitrina-lint-'))
  onTestFinished(() => rm(at, { recursive: true }))
  for (const file of [...settings, ...folders.map((folder) => `${folder}/tsconfig.json`)]) await cp(join(root, file), join(at, file))
  await symlink(join(root, 'node_modules'), join(at, 'node_modules'))
  for (const [what, text] of Object.entries(broken)) {
    const file = join(at, what.split(' ')[1] ?? '')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${text}\n`)
  }

  const said = await new Promise<string[]>((done) => {
    execFile(
      join(root, 'node_modules/.bin/oxlint'),
      ['--type-check', '-f', 'unix', ...folders, 'server', 'tools'],
      { cwd: at },
      (_, stdout) => done(stdout.split('\n')),
    )
  })
  const caught = said.map((line) => line.replace(/^([^:]+):.*\[Error\/(.+)\]$/, '$2 $1'))
  expect(Object.keys(broken).filter((what) => !caught.includes(what))).toEqual([])
})
