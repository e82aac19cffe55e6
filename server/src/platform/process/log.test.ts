import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const linesOf = (write: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = []
  write(createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('a failed query is logged without its parameters', () => {
  const failure = Object.assign(
    new Error('Failed query: select * from users where email = $1\nparams: buyer@vitrina.test,topsecret', {
      cause: Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (phone)=(+79000000001) already exists.' }),
    }),
    { params: ['topsecret'] },
  )
  const line = linesOf((log) => log.error({ err: failure }, 'request failed'))
  expect(line).toContain('Failed query: select * from users')
  expect(line).toContain('duplicate key')
  for (const secret of ['topsecret', 'buyer@', '79000000001']) expect(line).not.toContain(secret)
})

test('a broken connection is logged without its client, which knows the way in', () => {
  const broken = Object.assign(new Error('Connection terminated'), { client: { secretKey: 12345678, password: 'topsecret' } })
  const line = linesOf((log) => log.error({ err: broken }, 'a database connection broke'))
  expect(line).toContain('Connection terminated')
  for (const secret of ['12345678', 'topsecret']) expect(line).not.toContain(secret)
})

test('secrets are hidden anywhere in a log line', () => {
  const line = linesOf((log) => {
    log.info({ body: { login: 'buyer@vitrina.test', password: 'Vitrina-2026', nested: [{ authToken: 'tok-123' }] } }, 'Bearer abcdefghijkl')
    log.child({ phone: '+79000000001' }).warn('код 482913 для +7 900 000-00-01')
  })
  for (const secret of ['buyer@', 'Vitrina-2026', 'tok-123', 'abcdefghijkl', '79000000001', '000-00-01']) expect(line).not.toContain(secret)
})
