import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const FOLDERS = ['contract/src', 'server/src', 'demo/src', 'server/test', 'web/src', 'tools', 'bench']
const SOURCE = /\.tsx?$/
/** A test states its expectation in full, so does the reviewed table of access; the fixture of the layers is not ours to run. */
const EXCUSED = [/\.(?:test|spec)\.tsx?$/, /^tools\/layers\/fixture\//, /^server\/test\/access\/expected-access/, /node_modules/]

type Rule = {
  /** The file the rule stands in; it alone may spell it out. */
  home: string
  copy: RegExp
  /** Copies that the pattern must find. */
  planted: string[]
  /** Files where the same signs mean something else. */
  except?: RegExp
}

const rules: Record<string, Rule> = {
  'who may act in a company': {
    home: 'contract/src/roles/roles.rules.ts',
    copy: /\[\s*'owner',\s*'(?:purchaser|approver|accountant)'|in \('owner'|[rR]ole\b\)? (?:===|!==) '(?:viewer|approver|accountant|purchaser)'/,
    planted: [
      `const mayOrder = ['owner', 'purchaser', 'approver'] as const`,
      `const MAY_PAY = new Set<CompanyRole>(['owner', 'purchaser'])`,
      `where m.role in ('owner', 'approver')`,
      `if (user?.companyRole === 'viewer') return null`,
      `const isMine = role === 'owner' || role === 'approver'`,
    ],
    // The demo names the role of each member it creates.
    except: /^demo\/src\/people\/seed-members\.ts$/,
  },
  'who is staff': {
    home: 'contract/src/roles/roles.rules.ts',
    copy: /(?:Group|\brole) (?:===|!==) 'buyer'/,
    planted: [`if (user.Group !== 'buyer') show()`, `return role === 'buyer' && isOpen`],
    // The reviewed table of access states the expected answer for each role.
    except: /^server\/test\/access\//,
  },
  'when approval is needed': {
    home: 'contract/src/roles/roles.rules.ts',
    copy: />= \w*\.?approval(?:From|_from)\b/,
    planted: ['sum >= approvalFrom', 'sum >= choices.approval_from'],
  },
  'which invoices are open': {
    home: 'contract/src/documents/documents.rules.ts',
    copy: /'awaiting', 'partially_paid'|'awaiting' \|\| [\w.]+ === 'partially_paid'|\? 'partially_paid' : 'paid'/,
    planted: [
      `and d.state in ('awaiting', 'partially_paid')`,
      `state === 'awaiting' || state === 'partially_paid'`,
      `state: paid < sum ? 'partially_paid' : 'paid'`,
    ],
    // Payment states of an order, and the lists of partial indexes, which only a migration changes.
    except: /^(?:contract\/src\/orders\/orders\.rules\.ts|server\/src\/tables\/(?:documents|orders)\.ts)$/,
  },
  'the step of a price and the VAT inside a sum': {
    home: 'contract/src/prices/prices.rules.ts',
    copy: /\bWHOLE = 10_?000|[fF]actor:? (?:<|>|-|=)? ?10_?000\b|\+ 5_?000\) \/ 10_?000|10_?000 \+ [\w.]*rate|(?:\* rate|vat_rate) \* 2|10_?000 - [\w.(]*(?:discount|promo|best)/i,
    planted: [
      'const WHOLE = 10_000',
      'step.factor < 10_000',
      'regionFactor: 10_000',
      'Math.floor((kopecks * factor + 5_000) / 10_000)',
      '((a.price * f + 5000) / 10000)',
      '(l.sum * l.vat_rate * 2 + 10000 + l.vat_rate)',
      'step(own, 10_000 - doc.promo)',
    ],
    // The factors of the demo's regions.
    except: /^demo\/src\/site\/regions\.ts$/,
  },
  'the break an amount reaches': {
    home: 'contract/src/prices/prices.rules.ts',
    copy: /\.from <= amount\b/,
    planted: ['breaks.filter((one) => one.from <= amount)'],
  },
  'the sum of a line': {
    home: 'contract/src/prices/prices.sql.ts',
    copy: /\+ 500\) \/ 1_?000|kopecks\([^)]*\) \* amount|amount\}? \+ 0\.5\)|trunc\([\w.]*amount\)|round\([\w.]*price \* /,
    planted: [
      '(i.price * i.part + 500) / 1000',
      'Math.round(kopecks(price) * amount) / 100',
      'floor(${price} * ${amount} + 0.5)',
      'trunc(i.amount)::bigint',
      'sum(round(i.price * i.amount))',
    ],
  },
  'thousandths of an amount': {
    home: 'contract/src/quantity/quantity.rules.ts',
    copy: /const (?:THOUSAND|thousandths) =|Math\.round\(.*\* 1_?000\)|\* 1_?000\)::/,
    planted: [
      'const THOUSAND = 1_000',
      'const thousandths = (amount: number) => amount',
      'Math.round((from - taken) * 1000) / 1000',
      'thing(Math.round(amount * 1_000))',
      '(k.free * 1000)::bigint',
    ],
    // Values of features and the scale of a drawing are no amounts.
    except: /^demo\/src\/(?:goods\/feature-registry|pictures\/canvas)\.ts$/,
  },
  'the smallest amount': {
    home: 'contract/src/quantity/quantity.rules.ts',
    copy: /minimumBatch \?\? (?:\w+\.)?multiplicity|const (?:smallestAmount|leastOf) =/,
    planted: ['amount ?? minimumBatch ?? multiplicity', 'const smallestAmount = (parts) => parts.minimumBatch'],
  },
  'the length of a day and shifting days': {
    home: 'contract/src/days/days.rules.ts',
    copy: /86_?400_?000|24 \* 60 \* 60(?:_000| \* 1_?000)|const (?:shiftDay|dayAfter|weekdayOf) =|getUTCDay\(\) \|\| 7/,
    planted: [
      'const DAY = 86_400_000',
      'const DAY_MS = 24 * 60 * 60_000',
      'Date.now() - 24 * 60 * 60 * 1000',
      'const shiftDay = (day, by) => day',
      'new Date(day).getUTCDay() || 7',
    ],
  },
  'the day of a moment': {
    home: 'contract/src/days/days.rules.ts',
    copy: /toISOString\(\)\.slice\(0, 10\)|'sv'|'en-CA'/,
    planted: ['new Date().toISOString().slice(0, 10)', `new Date().toLocaleDateString('sv')`, `new Intl.DateTimeFormat('en-CA')`],
  },
  'the seller’s time zone': {
    home: 'contract/src/days/days.rules.ts',
    copy: /Europe\/Moscow|\+03:00/,
    planted: [`at time zone 'Europe/Moscow'`, '`${day}T00:00:00+03:00`'],
    // Time zones of the demo's regions and warehouses, and of a test's warehouse.
    except: /^(?:demo\/src\/(?:site\/regions|goods\/reference\/warehouses)|server\/test\/builders\.prices)\.ts$/,
  },
  'how a day is written': {
    home: 'contract/src/days/days.rules.ts',
    copy: /split\('-'\)\.(?:toReversed|reverse)\(\)|DD\.MM\.YYYY/,
    planted: [`day.split('-').toReversed().join('.')`, `dayjs(moment).format('DD.MM.YYYY')`],
  },
}

function copiesIn(name: string, source: string): string[] {
  return source.split('\n').flatMap((text, at) =>
    Object.entries(rules)
      .filter(([, { home, copy, except }]) => name !== home && !except?.test(name) && copy.test(text))
      .map(([rule, { home }]) => `${name}:${at + 1}: ${rule} stands in ${home}`),
  )
}

test('no rule is written down a second time', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter((name) => SOURCE.test(name) && !EXCUSED.some((excused) => excused.test(name)))
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.flatMap((name) => copiesIn(name, readFileSync(join(root, name), 'utf8')))).toEqual([])
})

test('every home is there', () => {
  expect(Object.values(rules).map(({ home }) => readFileSync(join(root, home), 'utf8').length > 0)).not.toContain(false)
})

const planted = Object.entries(rules).flatMap(([rule, { planted: copies }]) => copies.map((copy) => [copy, rule] as const))

test.each(planted)('%s is found: %s', (copy, rule) => {
  expect(copiesIn('server/src/modules/orders/place-order.ts', copy).join()).toContain(rule)
})

test.each(Object.entries(rules))('%s may be written at home', (rule, { home, planted: copies }) => {
  expect(copies.flatMap((copy) => copiesIn(home, copy)).join()).not.toContain(rule)
})
