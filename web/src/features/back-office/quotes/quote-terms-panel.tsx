import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { quoteTermLimits } from '@vitrina/contract/quotes/quote-terms.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { showMessage } from '#ui/messages.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { quoteTermsQuery, type QuoteTerms, useSaveQuoteTerms } from './quote-desk.api.ts'

type Term = keyof QuoteTerms
const names: readonly Term[] = ['mostDiscountPercent', 'validDays']

function readTerm(name: Term, text: string): number | null {
  const [least, most] = quoteTermLimits[name]
  return /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null
}

/** How far a manager goes alone and how long prices usually hold; the head of sales changes it, others read. */
export function QuoteTermsPanel() {
  const { data, error, refetch } = useQuery(quoteTermsQuery)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return data ? <TermsForm key={JSON.stringify(data)} terms={data} /> : <ListSkeleton rowHeight={120} />
}

function TermsForm({ terms }: { terms: QuoteTerms }) {
  const { t } = useTranslation('quotes')
  const canChange = may(useUser()?.Group, 'quotes.approve')
  const save = useSaveQuoteTerms()
  const [texts, setTexts] = useState({ mostDiscountPercent: String(terms.mostDiscountPercent), validDays: String(terms.validDays) })
  const mostDiscountPercent = readTerm('mostDiscountPercent', texts.mostDiscountPercent)
  const validDays = readTerm('validDays', texts.validDays)
  const read = { mostDiscountPercent, validDays }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (mostDiscountPercent === null || validDays === null) return
    save.mutate({ mostDiscountPercent, validDays }, { onSuccess: () => showMessage({ text: t('saved'), kind: 'success' }) })
  }
  return (
    <Box sx={{ maxWidth: 720 }}>
      <SectionFrame title={t('desk.terms.title')}>
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            // Those who may not change the figures still read what they mean.
            '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
          }}
        >
          {names.map((name) => (
            <TextField
              key={name}
              disabled={!canChange}
              label={t(`desk.terms.${name}`)}
              helperText={t(`desk.terms.${name}Hint`, { least: quoteTermLimits[name][0], most: quoteTermLimits[name][1] })}
              value={texts[name]}
              error={read[name] === null}
              onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
            />
          ))}
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', justifyItems: 'start' }}>
            {canChange ? (
              <Button type="submit" variant="contained" disabled={Object.values(read).includes(null)} loading={save.isPending}>
                {t('actions.save')}
              </Button>
            ) : (
              <Alert severity="info">{t('desk.terms.readOnly')}</Alert>
            )}
          </Box>
        </Box>
      </SectionFrame>
    </Box>
  )
}
