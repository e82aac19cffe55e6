import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import type { SuggestedProduct } from '#parts/product/suggested-products.ts'
import { LineList } from '#parts/quotes/line-list.tsx'
import { ProductField } from '#parts/quotes/product-field.tsx'
import type { LineShown, QuoteShown } from '#parts/quotes/quotes.api.ts'
import { StepBar } from '#parts/quotes/step-bar.tsx'
import { showMessage } from '#ui/messages.ts'
import type { useQuoteSteps } from './quotes.api.ts'
import { addedLine, isSendable, type WishDraft, wishDraftOf, wishesOf } from './wish-draft.rules.ts'
import { WishLine } from './wish-line.tsx'

type Props = { quote: QuoteShown; steps: ReturnType<typeof useQuoteSteps>; onDone: () => void; children: ReactNode }

/** Wishes of the buyer's turn, line by line: the first ones, or an answer to the seller's prices. */
export function WishForm({ quote: { edition, lines: known, message: saved, versionNo }, steps: { save, send }, onDone, children }: Props) {
  const { t } = useTranslation('quotes')
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<WishDraft>>>>({})
  const [added, setAdded] = useState<readonly LineShown[]>([])
  const [message, setMessage] = useState(saved)
  // Once saved, an added line is one of the request's own.
  const unsaved = added.filter(({ id }) => !known.some((line) => line.id === id))
  const lines = [...known, ...unsaved]
  const drafts = lines.map((line) => ({ ...wishDraftOf(line), ...changes[line.id] }))
  const body = { edition, message, ...wishesOf(drafts, unsaved) }
  const change = (id: string, changed: Partial<WishDraft>) => setChanges((before) => ({ ...before, [id]: { ...before[id], ...changed } }))
  const add = (product: SuggestedProduct | null) => {
    if (!product) return
    const same = lines.find(({ productId }) => productId === product.id)
    if (!same) return setAdded([...added, addedLine(randomUuid(), product)])
    change(same.id, { isKept: true })
    showMessage({ text: t('add.twice', { name: same.name }), kind: 'info' })
  }
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
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LineList label={t('linesLabel')}>
        {lines.map((line, at) => {
          const draft = drafts[at]
          return (
            draft && <WishLine key={line.id} line={line} draft={draft} hasAnswer={versionNo > 1} onChange={(one) => change(line.id, one)} />
          )
        })}
      </LineList>
      <ProductField isEmptied label={t('add.product')} value={null} onChange={add} sx={{ maxWidth: 560 }} />
      <TextField
        multiline
        minRows={2}
        label={t('message')}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <StepBar>
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
        {children}
      </StepBar>
    </Box>
  )
}
