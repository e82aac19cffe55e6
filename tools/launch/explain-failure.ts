import { StartError } from '../../server/src/platform/process/run-process.ts'

const sentences: Record<string, (subject: string) => string> = {
  EACCES: (subject) => `Нет прав на ${subject}: смените владельца или укажите другую папку в DATA_DIR.`,
  EPERM: (subject) => `Нет прав на ${subject}: смените владельца или укажите другую папку в DATA_DIR.`,
  EROFS: (subject) => `Диск доступен только для чтения: ${subject}. Укажите другую папку в DATA_DIR.`,
  ENOENT: (subject) => `Не найдено: ${subject}.`,
  Z_BUF_ERROR: () => 'Архив обрывается на середине.',
  Z_DATA_ERROR: () => 'Архив повреждён или это не архив.',
  ENOSPC: () => 'На диске кончилось место: освободите его и запустите снова.',
  EDQUOT: () => 'Кончилась дисковая квота: освободите место и запустите снова.',
  // PostgreSQL: disk_full.
  '53100': () => 'На диске кончилось место: освободите его и запустите снова.',
}

/** One sentence for a person, for any failure. */
export function explainFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return `Не удалось запустить: ${String(failure)}`
  if (failure instanceof StartError) return failure.message
  const known = sentences[codeOf(failure)]
  if (known) return known(pathOf(failure))
  if (/No space left on device|wrote only \d+ of \d+ bytes/i.test(failure.message)) return sentences.ENOSPC?.('') ?? failure.message
  return failure.message.trim() || failure.name
}

function codeOf(failure: Error): string {
  if ('code' in failure && typeof failure.code === 'string') return failure.code
  return failure.cause instanceof Error ? codeOf(failure.cause) : ''
}

function pathOf(failure: Error): string {
  if ('path' in failure && typeof failure.path === 'string') return failure.path
  return failure.cause instanceof Error ? pathOf(failure.cause) : 'папку данных'
}
