/** Kinds of files that calls take: how their names end, and what browsers call them. */
export const fileKinds = {
  pdf: { extensions: ['pdf'], types: ['application/pdf'] },
  jpeg: { extensions: ['jpg', 'jpeg'], types: ['image/jpeg'] },
  png: { extensions: ['png'], types: ['image/png'] },
  xlsx: { extensions: ['xlsx'], types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  docx: { extensions: ['docx'], types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'] },
  xls: { extensions: ['xls'], types: ['application/vnd.ms-excel'] },
  // What browsers call a table of text depends on what is installed beside them.
  text: {
    extensions: ['csv', 'txt', 'tsv'],
    types: ['text/csv', 'text/plain', 'text/tab-separated-values', 'application/csv', 'application/vnd.ms-excel'],
  },
} as const satisfies Record<string, { extensions: readonly string[]; types: readonly string[] }>

export type FileKind = keyof typeof fileKinds

/** What a browser says of a file that it does not know. */
export const UNKNOWN_TYPE = 'application/octet-stream'

export const extensionsOf = (kinds: readonly FileKind[]): string[] => kinds.flatMap((kind) => [...fileKinds[kind].extensions])

export const typesOf = (kinds: readonly FileKind[]): string[] => [...new Set(kinds.flatMap((kind) => fileKinds[kind].types))]

/** Papers as accountants send them; old office files may carry macros and are not taken. */
export const paperKinds = ['pdf', 'docx', 'xlsx', 'jpeg', 'png'] as const satisfies readonly FileKind[]

export const photoKinds = ['jpeg', 'png'] as const satisfies readonly FileKind[]
