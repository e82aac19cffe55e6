import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { mdiFileExcelOutline, mdiFilePdfBox, mdiLinkOff, mdiPrinterOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { proposedChoice } from '@vitrina/contract/offers/offer-choice.rules'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { shownOfAnswer } from '#parts/offer/offer-money.rules.ts'
import { ShownOfferPaper } from '#parts/offer/shown-offer-paper.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { ErrorScreen } from '#ui/error-screens.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { saveLink } from '#ui/save-link.ts'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { ClientAnswer } from './client-answer.tsx'
import { type ClientOfferAnswer, clientOfferQuery, useClientFile } from './client-offer.api.ts'
import { useNotIndexed } from './use-not-indexed.ts'
import { useSeen } from './use-seen.ts'

/** S-14: an offer by its link, without sign-in. A link that never was, one taken back and one that is over look the same. */
export function ClientOfferPage({ token }: { token: string }) {
  const { t } = useTranslation('client-offer')
  const { t: shell } = useTranslation()
  const { data, error, refetch } = useQuery(clientOfferQuery(token))
  useNotIndexed()
  useDocumentTitle(data ? t('tab', { number: data.number }) : undefined)
  if (!data && error instanceof ApiError && error.code === 'offer.link-dead')
    return <ErrorScreen icon={mdiLinkOff} title={t('dead.title')} text={t('dead.text')} actions={null} />
  if (!data && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto', width: 1, p: { xs: 3, sm: 6 }, '@media print': { p: 0, maxWidth: 'none' } }}>
      {data ? (
        <Opened token={token} answer={data} />
      ) : (
        <Skeleton variant="rounded" height={560} role="status" aria-label={shell('loading')} />
      )}
    </Box>
  )
}

function Opened({ token, answer }: { token: string; answer: ClientOfferAnswer }) {
  const { t } = useTranslation('client-offer')
  const offer = shownOfAnswer(answer)
  const [own, setOwn] = useState(() => proposedChoice(offer.lines))
  const choice = answer.accepted?.choice ?? own
  const file = useClientFile(token)
  useSeen(token)
  const save = (format: 'pdf' | 'xlsx') => file.mutate(format, { onSuccess: ({ path }) => saveLink(path) })
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StateNote offer={answer} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
        <Button color="inherit" size="small" startIcon={<Icon path={mdiPrinterOutline} fontSize="small" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button
          color="inherit"
          size="small"
          disabled={file.isPending}
          startIcon={<Icon path={mdiFilePdfBox} fontSize="small" />}
          onClick={() => save('pdf')}
        >
          PDF
        </Button>
        <Button
          color="inherit"
          size="small"
          disabled={file.isPending}
          startIcon={<Icon path={mdiFileExcelOutline} fontSize="small" />}
          onClick={() => save('xlsx')}
        >
          Excel
        </Button>
      </Box>
      <Paper variant="outlined" sx={{ p: { xs: 4, sm: 8 }, '@media print': { border: 0, p: 0 } }}>
        <ShownOfferPaper shown={offer} choice={choice} onChoose={answer.canAccept ? setOwn : undefined} />
      </Paper>
      <Box sx={{ displayPrint: 'none', display: 'grid', gap: 4 }}>
        <ClientAnswer token={token} offer={offer} choice={choice} />
        <Messages offer={answer} />
      </Box>
    </Box>
  )
}

/** Outcome of the offer: accepted, declined, over, replaced. */
function StateNote({ offer: { state, accepted, declined } }: { offer: ClientOfferAnswer }) {
  const { t } = useTranslation('client-offer')
  const money = useMoney()
  if (accepted)
    return (
      <Alert severity="success">
        {t('notes.accepted', { at: formatMoment(accepted.at), by: accepted.by || '—', sum: money(accepted.total) })}
      </Alert>
    )
  if (state === 'superseded') return <Alert severity="warning">{t('notes.superseded')}</Alert>
  if (declined) return <Alert severity="info">{t('notes.declined', { at: formatMoment(declined.at) })}</Alert>
  if (state === 'expired') return <Alert severity="warning">{t('notes.expired')}</Alert>
  return null
}

function Messages({ offer: { messages } }: { offer: ClientOfferAnswer }) {
  const { t } = useTranslation('client-offer')
  if (messages.length === 0) return null
  return (
    <Box component="section" aria-label={t('messages.title')}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('messages.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {messages.map(({ from, name, text, at }) => (
          <Paper component="li" variant="outlined" key={`${at} ${text}`} sx={{ p: 3, ...(from === 'company' && { ml: 6 }) }}>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {name || t(`messages.${from}`)}, {formatMoment(at)}
            </Box>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
          </Paper>
        ))}
      </Box>
    </Box>
  )
}
