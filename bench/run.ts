import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** `npm run bench` runs all, `npm run bench -- search --products=20000` one of them with its own settings. */
const BENCHES = [
  'calls',
  'cart-scroll',
  'catalogue',
  'search',
  'quality',
  'relevance',
  'matching',
  'auth-timing',
  'orders',
  'feeling',
  'first-paint',
  'import',
  'import-speed',
  'goods-import',
  'specifications',
  'purchasing',
  'offers',
  'configurator',
  'desk-search',
  'figures',
  'attack',
]

const [first, ...rest] = process.argv.slice(2)
const isNamed = first !== undefined && !first.startsWith('-')
const names = isNamed ? [first] : BENCHES
const settings = isNamed ? rest : process.argv.slice(2)
const unknown = names.find((name) => !BENCHES.includes(name))
if (unknown) throw new Error(`There is no bench "${unknown}", only ${BENCHES.join(', ')}`)
for (const name of names) {
  console.log(`— ${name}`)
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), ...settings], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
