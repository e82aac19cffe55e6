import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { chosenTotals, type OfferChoice, proposedChoice } from '@vitrina/contract/offers/offer-choice.rules'
import type { OfferSender, ShownOffer } from '@vitrina/contract/offers/shown-offer.rules'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { roubles } from './offer-money.rules.ts'
import { ShownLines } from './shown-lines.tsx'

type Props = {
  /** In kopecks. */
  shown: ShownOffer
  choice?: OfferChoice
  onChoose?: ((choice: OfferChoice) => void) | undefined
}

const Words = ({ title, text }: { title: string; text: string }): ReactNode =>
  text && (
    <Box>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  )

/** An offer as it lies before the client: the page of the link and the preview of the draft are the same. */
export function ShownOfferPaper({ shown, choice = proposedChoice(shown.lines), onChoose }: Props) {
  const { t } = useTranslation('client-offer')
  const money = useMoney()
  const totals = chosenTotals(shown.lines, { choice, vatMode: shown.vatMode })
  const isLetter = shown.template === 'letter'
  const toWhom = [shown.client.name, shown.client.contact].filter(Boolean).join(', ')
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SenderHead sender={shown.sender} />
      <Box>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {t('title', { number: shown.number, day: formatDay(shown.sentOn) })}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{shown.name}</Typography>
        {toWhom && <Typography color="textSecondary">{t('for', { client: toWhom })}</Typography>}
        {shown.objectName && <Typography color="textSecondary">{t('object', { name: shown.objectName })}</Typography>}
      </Box>
      {shown.comment && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...(isLetter && { fontSize: 16 }) }}>
          {shown.comment}
        </Typography>
      )}
      <ShownLines shown={shown} choice={choice} onChoose={onChoose} />
      <Box
        role="status"
        aria-label={t('totals')}
        sx={{ justifySelf: 'end', display: 'grid', gap: 1, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
      >
        {shown.vatMode === 'onTop' && <span>{t('net', { sum: money(roubles(totals.net)) })}</span>}
        <Box component="b" sx={{ fontSize: 20 }}>
          {t('total', { sum: money(roubles(totals.total)) })}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {t(`vat.${shown.vatMode}`, { sum: money(roubles(totals.vat)) })}
        </Box>
      </Box>
      {shown.validUntil && <Typography sx={{ fontWeight: 500 }}>{t('validUntil', { day: formatDay(shown.validUntil) })}</Typography>}
      <Words title={t('deliveryTerms')} text={shown.deliveryTerms} />
      <Words title={t('paymentTerms')} text={shown.paymentTerms} />
      <SenderFoot sender={shown.sender} />
    </Box>
  )
}

function SenderHead({ sender }: { sender: OfferSender }) {
  const { t } = useTranslation('client-offer')
  const contacts = [sender.phone, sender.email, sender.site].filter(Boolean).join(' · ')
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
      {sender.logo && (
        <Box component="img" src={sender.logo} alt={t('logo', { name: sender.name })} sx={{ maxWidth: 180, maxHeight: 72 }} />
      )}
      <Box sx={{ fontSize: 13, color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600, fontSize: 15, color: 'text.primary' }}>{sender.name}</Box>
        {sender.inn && (
          <div>
            {t('inn', { inn: sender.inn })}
            {sender.kpp && ` ${t('kpp', { kpp: sender.kpp })}`}
          </div>
        )}
        {sender.address && <div>{sender.address}</div>}
        {contacts && <div>{contacts}</div>}
      </Box>
    </Box>
  )
}

function SenderFoot({ sender: { bank, signerPost, signerName, stamp, signature } }: { sender: OfferSender }) {
  const { t } = useTranslation('client-offer')
  return (
    <Box component="footer" sx={{ display: 'grid', gap: 3, fontSize: 13 }}>
      {bank && (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('bank', { account: bank.account, bankName: bank.bankName, bik: bank.bik, correspondent: bank.correspondentAccount })}
        </Box>
      )}
      {(signerName || stamp || signature) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <span>{signerPost}</span>
          {signature && <Box component="img" src={signature} alt={t('signature')} sx={{ height: 48 }} />}
          <span>{signerName}</span>
          {stamp && <Box component="img" src={stamp} alt={t('stamp')} sx={{ height: 96 }} />}
        </Box>
      )}
    </Box>
  )
}
