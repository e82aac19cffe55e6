import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { Section } from '#parts/order/section.tsx'
import { customerPageQuery } from './customer-page.api.ts'

/** The last letters of the store to people of the company. */
export function Letters({ id }: { id: number }) {
  const { t } = useTranslation('company-desk')
  const { data } = useQuery(customerPageQuery(id))
  if (!data) return null
  return (
    <Section title={t('customer.letters.title')}>
      {data.letters.length === 0 && <Typography color="textSecondary">{t('customer.letters.empty')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {data.letters.map(({ id: letterId, subject, recipient, sentAt }) => (
          <Box component="li" key={letterId} sx={{ overflowWrap: 'anywhere' }}>
            {subject}
            <Typography variant="body2" color="textSecondary">
              {`${recipient} · ${formatMoment(sentAt)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
