/** Kinds of files that calls accept: extensions and MIME types. */
export const fileKinds = {
  pdf: { extensions: ['pdf'], types: ['application/pdf'] },
  jpeg: { extensions: ['jpg', 'jpeg'], types: ['image/jpeg'] },
  png: { extensions: ['png'], types: ['image/png'] },
  xlsx: { extensions: ['xlsx'], types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  docx: { extensions: ['docx'], types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'] },
  zip: { extensions: ['zip'], types: ['application/zip', 'application/x-zip-compressed'] },
  xls: { extensions: ['xls'], types: ['application/vnd.ms-excel'] },
  // Feeds of Yandex Market are XML under a name of their own.
  xml: { extensions: ['xml', 'yml'], types: ['application/xml', 'text/xml', 'application/x-yaml', 'text/yaml', 'application/yaml'] },
  email: { extensions: ['eml'], types: ['message/rfc822'] },
  // The MIME type of a CSV file depends on the programs installed beside the browser.
  text: {
    extensions: ['csv', 'txt', 'tsv'],
    types: ['text/csv', 'text/plain', 'text/tab-separated-values', 'application/csv', 'application/vnd.ms-excel'],
  },
} as const satisfies Record<string, { extensions: readonly string[]; types: readonly string[] }>

export type FileKind = keyof typeof fileKinds

/** The MIME type a browser gives a file it does not know. */
export const UNKNOWN_TYPE = 'application/octet-stream'

export const extensionsOf = (kinds: readonly FileKind[]): string[] => kinds.flatMap((kind) => [...fileKinds[kind].extensions])

export const typesOf = (kinds: readonly FileKind[]): string[] => [...new Set(kinds.flatMap((kind) => fileKinds[kind].types))]

/** Documents as accountants send them; old office files may carry macros and are refused. */
export const documentFileKinds = ['pdf', 'docx', 'xlsx', 'jpeg', 'png'] as const satisfies readonly FileKind[]

export const photoKinds = ['jpeg', 'png'] as const satisfies readonly FileKind[]
