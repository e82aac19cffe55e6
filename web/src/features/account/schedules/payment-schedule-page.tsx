import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { mdiCalendarCheckOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useUser } from '#parts/site/use-site.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { paymentScheduleQuery } from '../account.api.ts'
import { EmptyNote } from '../empty-note.tsx'
import { FormSection } from '../form-section.tsx'
import { LoadingForm } from '../loading-form.tsx'
import { NoCompany } from '../no-company.tsx'
import { CardsSection } from './cards-section.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { PaymentWeeks, wide } from './payment-weeks.tsx'

type Props = { PayDialog: ComponentType<{ documentId: number; onClose: () => void }> }

/** R-16, M-09: sums to pay with their due days and the payment terms; the days come from the invoices. */
export function PaymentSchedulePage({ PayDialog }: Props) {
  const { t } = useTranslation('account')
  const money = useMoney()
  const paying = useHistoryState('openedPayment')
  const { close } = useHistoryStateSwitch()
  const hasCompany = useUser()?.companyName !== null
  const { data, error, refetch } = useQuery({ ...paymentScheduleQuery, enabled: hasCompany })
  if (!hasCompany) return <NoCompany title={t('sections.paymentSchedule')} />
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page title={t('sections.paymentSchedule')}>
      {!data && <LoadingForm rows={4} />}
      {data && (
        <>
          <CompanyFigures figures={data.figures} />
          <FormSection title={t('payments.title')}>
            {data.items.length === 0 && (
              <EmptyNote isQuiet icon={mdiCalendarCheckOutline} title={t('payments.none')} text={t('payments.noneText')} />
            )}
            {data.items.length > 0 && <PaymentWeeks payments={data.items} canPay={data.canPay} />}
          </FormSection>
          {data.terms.length > 0 && (
            <FormSection title={t('terms.title')} text={t('terms.text')}>
              <TableContainer tabIndex={0} role="group" aria-label={t('terms.title')}>
                <Table size="small">
                  <TableHead>
                    <TableRow>
                      <TableCell>{t('terms.contract')}</TableCell>
                      <TableCell sx={wide}>{t('terms.entity')}</TableCell>
                      <TableCell align="right">{t('terms.deferral')}</TableCell>
                      <TableCell align="right">{t('terms.limit')}</TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {data.terms.map((term) => (
                      <TableRow key={term.contractId}>
                        <TableCell>
                          {t('terms.numberOf', { number: term.number, date: formatDate(term.signedOn) })}
                          <Typography variant="caption" component="div" color="textSecondary" sx={{ display: { sm: 'none' } }}>
                            {term.legalEntity}
                          </Typography>
                        </TableCell>
                        <TableCell sx={wide}>{term.legalEntity}</TableCell>
                        <TableCell align="right">
                          {term.deferralDays > 0 ? t('days', { count: term.deferralDays }) : t('terms.prepay')}
                        </TableCell>
                        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                          {money(term.creditLimit, { kopecks: false })}
                        </TableCell>
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              </TableContainer>
            </FormSection>
          )}
        </>
      )}
      <CardsSection />
      {paying !== undefined && <PayDialog documentId={paying} onClose={() => close('openedPayment')} />}
    </Page>
  )
}
