import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { Section } from '#parts/order/section.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { BackOfficeNav } from '../../back-office-nav.tsx'
import { customerOfOrderQuery } from '../../back-office.api.ts'
import { UnsavedGuard } from '../../unsaved-guard.tsx'
import { deskOrderQuery } from '../desk.api.ts'
import { CallerFields, callersOf, type Customer } from './caller-fields.tsx'
import { type PhoneChoices, phoneOrderOf, readLines, type ToldLine, withLine } from './phone-draft.rules.ts'
import { type PhoneQuestion, phonePreviewQuery, usePlacePhoneOrder } from './phone-order.api.ts'
import { PhoneTerms, phoneTermFields } from './phone-terms.tsx'
import { ToldLines } from './told-lines.tsx'

/** A new order for a customer who called, or one like an earlier order. */
export function PhoneOrderPage() {
  const { from } = parseSearch(useLocation({ select: (location) => location.searchStr }))
  const id = typeof from === 'string' && /^\d{1,9}$/.test(from) ? Number(from) : null
  return id === null ? <PhoneOrderForm lines={[]} customer={null} userId={null} /> : <Duplicate key={id} id={id} />
}

/** The lines and the customer of an earlier order begin the new one; everything is priced anew. */
function Duplicate({ id }: { id: number }) {
  const { t } = useTranslation('desk')
  const { data, error, refetch } = useQuery(deskOrderQuery(id))
  const companyId = data?.order.company.id ?? 0
  const customers = useQuery({ ...customerOfOrderQuery(companyId), enabled: data !== undefined })
  const found = customers.data
  const failure = error ?? customers.error
  if (failure && !(data && found)) return <ErrorView error={failure} onRetry={() => void (error ? refetch() : customers.refetch())} />
  if (!data || !found)
    return (
      <Page nav={<BackOfficeNav open="orders" />}>
        <Skeleton variant="rounded" height={420} role="status" aria-label={t('phone.loading')} />
      </Page>
    )
  const customer = found.items[0] ?? null
  const people = customer ? callersOf(customer) : []
  const author = people.find((person) => person.id === data.order.author?.id) ?? people[0]
  const lines = data.items.flatMap(({ productId, article, name, amount, cancelled }): ToldLine[] =>
    productId === null || amount <= cancelled
      ? []
      : [{ productId, article, name, amount: String(subtractAmounts(amount, cancelled)).replace('.', ',') }],
  )
  return (
    <PhoneOrderForm
      lines={lines.reduce<ToldLine[]>((all, line) => withLine(all, line), [])}
      customer={customer}
      userId={author?.id ?? null}
      copied={data.order.number}
    />
  )
}

type FormProps = { lines: ToldLine[]; customer: Customer | null; userId: number | null; copied?: string }

function PhoneOrderForm(begun: FormProps) {
  const { t } = useTranslation('desk')
  const navigate = useNavigate()
  const [{ customer, userId }, setCaller] = useState({ customer: begun.customer, userId: begun.userId })
  const [told, setTold] = useState(begun.lines)
  const [chosen, setChosen] = useState<PhoneChoices>({})
  const [isAgreed, setAgreed] = useState(false)
  const place = usePlacePhoneOrder()
  const person = customer?.buyers.find(({ id }) => id === userId)
  const caller =
    customer && person ? { companyId: customer.id, userId: person.id, contactName: person.name, contactPhone: person.phone ?? '' } : null
  const { lines, hasWrong } = readLines(told)
  const question =
    caller && lines.length > 0
      ? JSON.stringify({ companyId: caller.companyId, userId: caller.userId, contractId: chosen.contractId ?? null, lines })
      : ''
  const asked = useSettled(question)
  const preview = useQuery({ ...phonePreviewQuery(JSON.parse(asked || '{}') as PhoneQuestion), enabled: asked !== '' })
  const known = asked === '' ? undefined : preview.data
  const refused = place.error instanceof ApiError ? place.error.fields : []
  const send = () => {
    if (!known || !caller) return
    place.mutate(phoneOrderOf(known, { caller, chosen, lines }), {
      onSuccess: ({ orders }) => orders[0] && void navigate({ href: deskPaths.order(orders[0].id), replace: true }),
    })
  }
  return (
    <Page
      title={begun.copied ? t('phone.copyTitle', { number: begun.copied }) : t('phone.title')}
      above={
        <>
          <BackOfficeNav open="orders" />
          <Link component={Anchor} href={deskPaths.orders} sx={{ display: 'inline-block', mb: 2 }}>
            {t('phone.back')}
          </Link>
        </>
      }
    >
      <UnsavedGuard isDirty={told.length > 0 && !place.isSuccess && !place.isPending} />
      <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' } }}>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Section title={t('phone.customer')}>
            <CallerFields
              customer={customer}
              userId={userId}
              onChoose={(next, nextUserId) => {
                setCaller({ customer: next, userId: nextUserId })
                setChosen({})
              }}
            />
          </Section>
          <Section title={t('phone.lines')}>
            <ToldLines lines={told} preview={known} onChange={setTold} />
          </Section>
        </Box>
        <Section title={t('phone.terms')}>
          {!known && !preview.error && <Typography color="textSecondary">{t('phone.first')}</Typography>}
          {preview.error instanceof ApiError && <Alert severity="error">{preview.error.message}</Alert>}
          {known && caller && (
            <Box sx={{ display: 'grid', gap: 3 }}>
              <PhoneTerms
                preview={known}
                caller={caller}
                chosen={chosen}
                errors={new Map(refused.map(({ field, message }) => [field, message]))}
                onChange={(changed) => setChosen((before) => ({ ...before, ...changed }))}
              />
              <Total sum={known.options.sum} />
              <FormControlLabel
                control={<Checkbox checked={isAgreed} onChange={(_, isOn) => setAgreed(isOn)} />}
                label={t('phone.agreed')}
              />
              {place.error instanceof ApiError &&
                [place.error.message, ...refused.filter(({ field }) => !phoneTermFields.includes(field)).map(({ message }) => message)].map(
                  (text) => (
                    <Alert key={text} severity="error">
                      {text}
                    </Alert>
                  ),
                )}
              <Button
                variant="contained"
                loading={place.isPending}
                disabled={!isAgreed || hasWrong || asked !== question || preview.isFetching}
                onClick={send}
              >
                {t('phone.place')}
              </Button>
            </Box>
          )}
        </Section>
      </Box>
    </Page>
  )
}

function Total({ sum }: { sum: number }) {
  const { t } = useTranslation('desk')
  const money = useMoney()
  return (
    <Box role="status" sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      <span>{t('phone.total')}</span>
      <span>{money(sum)}</span>
    </Box>
  )
}
