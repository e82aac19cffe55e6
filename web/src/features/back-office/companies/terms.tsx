import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Section } from '#parts/order/section.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useUser } from '#parts/site/use-site.ts'
import { showMessage } from '#ui/messages.ts'
import { type ShownCompany, useSetTerms } from './company-desk.api.ts'
import { readDays, readSum } from './read-figures.rules.ts'

type Props = { company: ShownCompany; terms: NonNullable<ShownCompany['terms']> }

/** The credit of the company itself; a contract with a limit of its own goes before it. Read by whoever sees debts. */
export function Terms(props: Props) {
  return may(useUser()?.Group, 'credit') ? <TermsForm {...props} /> : <TermsRead {...props} />
}

function TermsRead({ terms: { creditSum, deferralDays } }: Props) {
  const { t } = useTranslation('company-desk')
  const money = useMoney()
  return (
    <Section title={t('terms.title')}>
      <Typography>{t('contracts.limit', { sum: money(creditSum, { kopecks: false }) })}</Typography>
      <Typography>{t('contracts.deferral', { count: deferralDays })}</Typography>
    </Section>
  )
}

function TermsForm({ company: { id, version }, terms }: Props) {
  const { t } = useTranslation('company-desk')
  const save = useSetTerms(id)
  const [sum, setSum] = useState(String(terms.creditSum).replace('.', ','))
  const [days, setDays] = useState(String(terms.deferralDays))
  const [creditSum, deferralDays] = [readSum(sum), readDays(days)]
  const isSame = creditSum === terms.creditSum && deferralDays === terms.deferralDays
  return (
    <Section title={t('terms.title')}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 3, pt: 1 }}
        onSubmit={(event) => {
          event.preventDefault()
          if (creditSum === null || deferralDays === null || isSame) return
          save.mutate({ version, creditSum, deferralDays }, { onSuccess: () => showMessage({ text: t('saved'), kind: 'success' }) })
        }}
      >
        <TextField
          size="small"
          label={t('terms.credit')}
          helperText={t('terms.creditHint')}
          value={sum}
          error={creditSum === null}
          onChange={({ target }) => setSum(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16 } }}
        />
        <TextField
          size="small"
          label={t('terms.days')}
          value={days}
          error={deferralDays === null}
          onChange={({ target }) => setDays(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
        <Button
          type="submit"
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          loading={save.isPending}
          disabled={isSame || creditSum === null || deferralDays === null}
        >
          {t('save')}
        </Button>
      </Box>
    </Section>
  )
}
