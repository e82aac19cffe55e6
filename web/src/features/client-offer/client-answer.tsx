import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { chosenTotals, choiceProblems, type OfferChoice } from '@vitrina/contract/offers/offer-choice.rules'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { roubles } from '#parts/offer/offer-money.rules.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type ClientOfferAnswer, useAccept, useAsk, useDecline } from './client-offer.api.ts'

type Props = { token: string; offer: ClientOfferAnswer; choice: OfferChoice }
type Way = 'accept' | 'decline' | 'ask'

const problemOf = (error: unknown) => (error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : undefined)

/** Accept with a name, decline with a reason, ask; each is one small form. */
export function ClientAnswer({ token, offer, choice }: Props) {
  const { t } = useTranslation('client-offer')
  const [way, setWay] = useState<Way | null>(null)
  const isChosen = choiceProblems(offer.lines, choice).length === 0
  const close = () => setWay(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {offer.canAccept && (
        <Button variant="contained" size="large" disabled={!isChosen} onClick={() => setWay('accept')}>
          {t('accept.open')}
        </Button>
      )}
      {offer.canAsk && (
        <Button variant="outlined" size="large" onClick={() => setWay('ask')}>
          {t(offer.state === 'expired' ? 'ask.newPrices' : 'ask.open')}
        </Button>
      )}
      {offer.canDecline && (
        <Button color="inherit" size="large" onClick={() => setWay('decline')}>
          {t('decline.open')}
        </Button>
      )}
      {!isChosen && offer.canAccept && <Alert severity="info">{t('accept.chooseFirst')}</Alert>}
      {way === 'accept' && <AcceptDialog token={token} offer={offer} choice={choice} onClose={close} />}
      {way === 'decline' && <DeclineDialog token={token} onClose={close} />}
      {way === 'ask' && <AskDialog token={token} onClose={close} />}
    </Box>
  )
}

function AcceptDialog({ token, offer, choice, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('client-offer')
  const money = useMoney()
  const [name, setName] = useState('')
  const accept = useAccept(token)
  // Kopecks by the contract's rules: the server compares this very sum with its own.
  const total = roubles(chosenTotals(offer.lines, { choice, vatMode: offer.vatMode }).total)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    accept.mutate({ number: offer.number, choice, total, name: name.trim() }, { onSuccess: onClose })
  }
  return (
    <AppDialog isOpen isSmall title={t('accept.title', { number: offer.number })} isBusy={accept.isPending} onClose={onClose}>
      <DialogForm
        onSubmit={submit}
        submit={t('accept.submit')}
        isPending={accept.isPending}
        isIncomplete={name.trim() === ''}
        error={problemOf(accept.error)}
      >
        <Box component="b" sx={{ fontSize: 20 }}>
          {t('total', { sum: money(total) })}
        </Box>
        <TextField
          autoFocus
          label={t('accept.name')}
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}

function DeclineDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation('client-offer')
  const [reason, setReason] = useState('')
  const decline = useDecline(token)
  return (
    <AppDialog isOpen isSmall title={t('decline.title')} isBusy={decline.isPending} onClose={onClose}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          decline.mutate(reason.trim(), { onSuccess: onClose })
        }}
        submit={t('decline.submit')}
        isPending={decline.isPending}
        isIncomplete={reason.trim() === ''}
        isDangerous
        error={problemOf(decline.error)}
      >
        <TextField
          autoFocus
          multiline
          minRows={2}
          label={t('decline.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}

function AskDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation('client-offer')
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const ask = useAsk(token)
  return (
    <AppDialog isOpen isSmall title={t('ask.title')} isBusy={ask.isPending} onClose={onClose}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          ask.mutate({ text: text.trim(), name: name.trim() }, { onSuccess: onClose })
        }}
        submit={t('ask.submit')}
        isPending={ask.isPending}
        isIncomplete={text.trim() === ''}
        error={problemOf(ask.error)}
      >
        <TextField
          autoFocus
          multiline
          minRows={2}
          label={t('ask.text')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
        <TextField
          label={t('ask.name')}
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
