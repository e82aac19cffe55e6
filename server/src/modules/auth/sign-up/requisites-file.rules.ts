type FileKind = { type: string; extension: string }

const startsWith = (body: Buffer, head: string) => body.subarray(0, head.length).toString('latin1') === head

/** An office file is a zip with a table of contents; one with macros in it is refused. */
function officeKind(body: Buffer): FileKind | null {
  if (!startsWith(body, 'PK\u0003\u0004') || !body.includes('[Content_Types].xml') || body.includes('vbaProject.bin')) return null
  if (body.includes('xl/workbook.xml'))
    return { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: '.xlsx' }
  if (body.includes('word/document.xml'))
    return { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', extension: '.docx' }
  return null
}

/** A paper by its bytes, whatever it is called; pictures are judged by whoever cleans them. */
export function paperKind(body: Buffer): FileKind | null {
  return startsWith(body, '%PDF-') ? { type: 'application/pdf', extension: '.pdf' } : officeKind(body)
}

/** The bytes of a base64 data-URL; null for anything else. What type it claims is not asked. */
export function bytesOf(dataUrl: string): Buffer | null {
  const base64 = /^data:[\w./+-]*(?:;[\w=.-]+)*;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)?.[1]
  return base64 ? Buffer.from(base64, 'base64') : null
}

/** The name as given, without paths, under the ending its bytes deserve. */
export function fileName(given: string, extension: string): string {
  const own = given.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '')
  const base = own.replace(/\p{Cc}/gu, '').replace(/^[.\s]+|[.\s]+$/g, '')
  return `${base.slice(0, 100) || 'requisites'}${extension}`
}
