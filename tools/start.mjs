// Plain JavaScript on purpose: an old Node must be able to print the sentence below.
const NEEDED = 24
const major = Number(process.versions.node.split('.')[0])

if (major < NEEDED) {
  console.error(`Нужен Node.js ${NEEDED} или новее, а запущен ${process.version}: выполните npm ci и запускайте командой npm start.`)
  process.exit(1)
}

await import('../server/src/platform/process/resolve-relative.ts')
const { launch } = await import('./launch/launch.ts')
await launch(process.env)
