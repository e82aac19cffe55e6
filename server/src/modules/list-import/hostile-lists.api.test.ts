import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import { MAX_IMPORT_BYTES } from '@vitrina/contract/list-import/list-import.rules'
import { aCompany, aUser } from '#test/builders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'
import { storedZip } from '#test/stored-zip'

const { server } = describeStore({ goods: smallCatalogue })

const aBuyer = async () => (await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })).headers

async function send(body: Uint8Array, name: string, headers: Headers) {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const response = await server.app.inject({
    method: 'POST',
    url: importJobsApi.beginFile.path,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), body, Buffer.from('\r\n--edge--\r\n')]),
  })
  return { status: response.statusCode, ...response.json<{ id?: string; code?: string; message?: string }>() }
}

const imports = async (headers: Headers) => (await callApi(server, importJobsApi.list, { headers })).body.items

async function linesOf(id: string | undefined, headers: Headers) {
  await eventually(async () =>
    expect((await callApi(server, importJobsApi.read, { url: `/api/v1/import-job/${id}`, headers })).body.state).toBe('review'),
  )
  return (await callApi(server, importJobsApi.lines, { url: `/api/v1/import-job/${id}/lines`, headers })).body.items
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const REFS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet, written letter by letter: what a program would never write. */
const workbook = ({ sheet, strings = '', doctype = '' }: { sheet: string; strings?: string; doctype?: string }) =>
  storedZip(
    {
      '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
      '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REFS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `${XML}<workbook ${MAIN} xmlns:r="${REFS}"><sheets><sheet name="Заявка" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REFS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${REFS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `${XML}<worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`,
      'xl/sharedStrings.xml': `${XML}${doctype}<sst ${MAIN}>${strings}</sst>`,
    },
    { isPacked: true },
  )

const ROW = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>2</v></c></row>'

const OUTER = '<!DOCTYPE sst [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
const LAUGHS = `<!DOCTYPE sst [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY x "${'&b;'.repeat(50)}">]>`

test.each([
  ['an outer', OUTER],
  ['a growing', LAUGHS],
])('%s entity of a workbook is a text like any other', async (_, doctype) => {
  const headers = await aBuyer()
  const { id } = await send(workbook({ sheet: ROW, strings: '<si><t>KAB-0015 &x;</t></si>', doctype }), 'entity.xlsx', headers)
  const lines = await linesOf(id, headers)
  expect(lines.map(({ amount }) => amount)).toEqual([2])
  expect(lines[0]?.raw).toMatch(/^KAB-0015/)
  expect(JSON.stringify(lines)).not.toMatch(/root:|haha/)
})

test('of a formula its stored value is read; none is worked out, none goes on as a formula', async () => {
  const headers = await aBuyer()
  const cells = [
    '<c r="A1" t="str"><f>CONCATENATE("KAB-","0015")</f><v>KAB-0015</v></c><c r="B1"><f>10*2</f><v>20</v></c>',
    '<c r="A2" t="str"><f>WEBSERVICE("http://127.0.0.1/")</f><v>AVT-16C</v></c><c r="B2"><v>1</v></c>',
  ]
  const sheet = cells.map((cell, at) => `<row r="${at + 1}">${cell}</row>`).join('')
  const { id } = await send(workbook({ sheet }), 'formulas.xlsx', headers)
  const lines = await linesOf(id, headers)
  expect(lines.map(({ product, amount }) => [product?.article, amount])).toEqual([
    ['KAB-0015', 20],
    ['AVT-16C', 1],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/WEBSERVICE|CONCATENATE/)
})

test('every other hostile file is answered with one sentence, leaves no import, and the one before it stays', async () => {
  const headers = await aBuyer()
  const before = await send(Buffer.from('KAB-0015\t20'), 'list.txt', headers)
  await linesOf(before.id, headers)
  const rows = Array.from({ length: 10_000 }, (_, at) => [`A-${at}`, at + 1])
  const cases: [string, Uint8Array, string, number, string][] = [
    [
      'a zip bomb',
      await writeXlsx({ sheets: [{ name: 'a', rows: [['a'.repeat(30_000_000)]] }] }),
      'b.xlsx',
      422,
      'import.too-large-inside',
    ],
    ['100 MB', Buffer.alloc(100 * 1024 * 1024, 'KAB-0015\t20\n'), 'big.txt', 413, 'input.too-large'],
    [
      'a renamed program',
      Buffer.from('MZ\x90\x00\x03\x00\x00 This program cannot be run', 'latin1'),
      'list.xlsx',
      422,
      'import.unreadable',
    ],
    ['ten thousand lines', Buffer.from(rows.map((row) => row.join('\t')).join('\n')), 'long.txt', 422, 'import.too-many-rows'],
    ['bytes in a text', Uint8Array.from({ length: 3_000 }, (_, at) => (at * 7) % 256), 'bytes.txt', 422, 'import.unreadable'],
    [
      'a workbook with a password',
      await writeXlsx({ sheets: [{ name: 'a', rows: [['KAB-0015', 20]] }], encryption: { password: 'p', spinCount: 1_000 } }),
      'locked.xlsx',
      422,
      'import.password',
    ],
  ]
  for (const [what, body, name, status, code] of cases) {
    const answer = await send(body, name, headers)
    expect([what, answer.status, answer.code]).toEqual([what, status, code])
    expect(answer.message).toMatch(/^[А-ЯЁ].*[а-яё]{4}/)
  }
  expect((await imports(headers)).map(({ id }) => id)).toEqual([before.id])
})

test('five megabytes in one line are one line of a list', async () => {
  const headers = await aBuyer()
  const { id } = await send(Buffer.alloc(MAX_IMPORT_BYTES, 'щщщщ 11 '), 'line.txt', headers)
  expect(await linesOf(id, headers)).toHaveLength(1)
})
