import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { LineAnswer } from '#parts/quotes/line-answer.tsx'
import { LineName } from '#parts/quotes/line-name.tsx'
import type { LineShown, QuoteShown } from '#parts/quotes/quotes.api.ts'
import { showMessage } from '#ui/messages.ts'
import type { useQuoteSteps } from './quotes.api.ts'
import { isAmountWrong, isPriceWrong, isSendable, type WishDraft, wishDraftOf, wishesOf } from './wish-draft.rules.ts'

type Props = { quote: QuoteShown; steps: ReturnType<typeof useQuoteSteps>; onDone: () => void }

/** Wishes of the buyer's turn, line by line: the first ones, or an answer to the seller's prices. */
export function WishForm({ quote: { edition, lines, message: saved, versionNo }, steps: { save, send }, onDone }: Props) {
  const { t } = useTranslation('quotes')
  const [drafts, setDrafts] = useState(() => lines.map(wishDraftOf))
  const [message, setMessage] = useState(saved)
  const body = { edition, message, lines: wishesOf(drafts) }
  const change = (id: string, changed: Partial<WishDraft>) =>
    setDrafts((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(body, {
      onSuccess: () => {
        showMessage({ text: t('sent'), kind: 'success' })
        onDone()
      },
    })
  }
  const isBusy = save.isPending || send.isPending
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      <Box component="ul" aria-label={t('linesLabel')} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line, at) => {
          const draft = drafts[at]
          return (
            draft && <WishLine key={line.id} line={line} draft={draft} hasAnswer={versionNo > 1} onChange={(one) => change(line.id, one)} />
          )
        })}
      </Box>
      <TextField
        multiline
        minRows={2}
        label={t('message')}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={!isSendable(drafts) || save.isPending} loading={send.isPending}>
          {t(versionNo === 0 ? 'actions.request' : 'actions.revise')}
        </Button>
        <Button
          variant="outlined"
          disabled={!isSendable(drafts) || isBusy}
          onClick={() => save.mutate(body, { onSuccess: () => showMessage({ text: t('saved'), kind: 'success' }) })}
        >
          {t('actions.save')}
        </Button>
        {versionNo > 0 && (
          <Button color="inherit" disabled={isBusy} onClick={onDone}>
            {t('actions.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

type LineProps = { line: LineShown; draft: WishDraft; hasAnswer: boolean; onChange: (changed: Partial<WishDraft>) => void }

function WishLine({ line, draft, hasAnswer, onChange }: LineProps) {
  const { t } = useTranslation('quotes')
  const named = (label: string) => ({ 'aria-label': `${label}: ${line.name}` })
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        p: 3,
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) minmax(0, 560px)' },
        opacity: draft.isKept ? 1 : 0.6,
      }}
    >
      <Checkbox
        checked={draft.isKept}
        onChange={(_, isKept) => onChange({ isKept })}
        slotProps={{ input: named(t('wish.keep')) }}
        sx={{ m: -2 }}
      />
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <LineName line={line} />
        {hasAnswer && <LineAnswer line={line} />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridColumn: { xs: '1 / -1', md: 'auto' },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '96px 1fr 160px 1.2fr' },
        }}
      >
        <TextField
          size="small"
          label={t('wish.amount', { unit: line.unit })}
          value={draft.amount}
          disabled={!draft.isKept}
          error={draft.isKept && isAmountWrong(draft)}
          onChange={({ target }) => onChange({ amount: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', ...named(t('wish.amount', { unit: line.unit })) } }}
        />
        <TextField
          size="small"
          label={t('wish.target')}
          value={draft.price}
          disabled={!draft.isKept}
          error={draft.isKept && isPriceWrong(draft)}
          onChange={({ target }) => onChange({ price: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', ...named(t('wish.target')) } }}
        />
        <TextField
          size="small"
          type="date"
          label={t('wish.day')}
          value={draft.neededOn}
          disabled={!draft.isKept}
          onChange={({ target }) => onChange({ neededOn: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: named(t('wish.day')) }}
        />
        <TextField
          size="small"
          label={t('wish.note')}
          value={draft.note}
          disabled={!draft.isKept}
          onChange={({ target }) => onChange({ note: target.value })}
          slotProps={{ htmlInput: { maxLength: 500, ...named(t('wish.note')) } }}
        />
      </Box>
    </Paper>
  )
}
