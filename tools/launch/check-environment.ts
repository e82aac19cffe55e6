import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { openDataFolder } from '../../server/src/platform/database/embedded-postgres/data-folder.ts'
import { StartError } from '../../server/src/platform/process/run-process.ts'

/** Checked before the long work: nobody should wait a minute to learn that the port is taken. */
export async function checkPort({ host, port }: { host: string; port: number }): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  try {
    await new Promise<void>((done, fail) => probe.once('error', fail).listen(port, host, done))
  } catch (cause) {
    throw new StartError(portMessage(port, host, cause), { cause })
  }
  await new Promise((done) => probe.close(done))
}

function portMessage(port: number, host: string, cause: unknown): string {
  const code = codeOf(cause)
  if (code === 'EADDRINUSE') return `Порт ${port} занят: освободите его или укажите другой, например PORT=${port + 1} npm start.`
  if (code === 'EACCES') return `Нет прав открыть порт ${port}: укажите номер от 1024, например PORT=3000 npm start.`
  return `Не удалось открыть порт ${port} на адресе ${host}: проверьте PORT и HOST.`
}

export async function checkFolder(folder: string): Promise<void> {
  try {
    await openDataFolder(folder)
    const probe = join(folder, `.probe-${process.pid}`)
    await writeFile(probe, 'можно писать')
    await rm(probe)
  } catch (cause) {
    const code = codeOf(cause)
    if (code === 'ENOSPC' || code === 'EDQUOT') throw cause
    throw new StartError(`Нельзя писать в папку ${folder} (${code}): дайте на неё права или укажите другую в DATA_DIR.`, { cause })
  }
}

const codeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause ? String(cause.code) : '')
