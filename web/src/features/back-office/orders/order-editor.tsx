import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Section } from '#parts/order/section.tsx'
import { ProductField } from '#parts/quotes/product-field.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { AnalogsDialog } from './analogs-dialog.tsx'
import { ChangeSummary } from './change-summary.tsx'
import { useDeskStep } from './desk.api.ts'
import { DifferenceList } from './difference-list.tsx'
import { AddedLine, EditorLine } from './editor-line.tsx'
import { EditorTerms } from './editor-terms.tsx'
import { LineFacts } from './line-facts.tsx'
import type { Decision } from './order-change.api.ts'
import { MarginText } from './order-margin.tsx'
import { orderDifferences } from './order-differences.rules.ts'
import { readLine, soldAdded, soldLines } from './sold-lines.rules.ts'
import { type AddedDraft, emptyDraft, type OrderDraft, readDraft, rebasedDraft } from './order-draft.rules.ts'
import { useAddedCosts } from './use-added-costs.ts'
import { useChangePreview } from './use-change-preview.ts'

type Seen = { order: Order; items: readonly OrderItem[] }
type Props = Seen & { decision: Decision | undefined; onClose: () => void }

const asTyped = (amount: number) => String(amount).replace('.', ',')

/** The order changed in place: everything typed is shown old → new and saved together. */
export function OrderEditor({ order, items, decision, onClose }: Props) {
  const { t } = useTranslation('desk')
  // Kept as it was opened: a refetch must not move the lines under the hands of whoever types.
  const [seen, setSeen] = useState<Seen>({ order, items })
  const [draft, setDraft] = useState(() => emptyDraft(items))
  const [replaced, setReplaced] = useState<OrderItem>()
  const step = useDeskStep(order.id)
  const read = readDraft(seen.order, seen.items, draft)
  const edit = (changed: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const editAdded = (place: number, changed: Partial<AddedDraft>) =>
    edit({ added: draft.added.map((one, at) => (at === place ? { ...one, ...changed } : one)) })
  const add = (added: AddedDraft) => edit({ added: [...draft.added.filter(({ productId }) => productId !== added.productId), added] })
  const taken = new Set(draft.added.flatMap(({ replaces }) => replaces ?? []))
  const isOld = order.version !== seen.order.version
  const preview = useChangePreview(order.id, read)
  const known = new Set(seen.items.map(({ id }) => id))
  const ofAdded = {
    costs: useAddedCosts(draft.added),
    prices: new Map(
      preview.after?.items.flatMap(({ id, productId, price }) => (known.has(id) || productId === null ? [] : [[productId, price]])),
    ),
  }
  const sold = soldLines(draft, decision?.lines ?? [], ofAdded)
  const articleOf = (id: number | undefined) => seen.items.find((item) => item.id === id)?.article
  return (
    <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' } }}>
      <UnsavedGuard isDirty={!read.isEmpty && !step.isSuccess} />
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        {isOld && !step.isPending && !step.isSuccess && (
          <Alert
            severity="warning"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  step.reset()
                  setDraft(rebasedDraft(draft, seen.items, items))
                  setSeen({ order, items })
                }}
              >
                {t('conflict.take')}
              </Button>
            }
          >
            {t('conflict.text')}
            <DifferenceList differences={orderDifferences(seen, { order, items })} label={t('conflict.text')} />
          </Alert>
        )}
        <Section title={t('editor.lines')}>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
            {seen.items.map((item) => {
              const line = draft.lines.find(({ id }) => id === item.id)
              const facts = decision?.lines.find(({ itemId }) => itemId === item.id)
              if (!line || taken.has(item.id)) return null
              return (
                <EditorLine
                  key={item.id}
                  item={item}
                  draft={line}
                  split={draft.splits[item.id]}
                  onEdit={(changed) => edit({ lines: draft.lines.map((one) => (one.id === item.id ? { ...one, ...changed } : one)) })}
                  onSplit={(split) => {
                    const { [item.id]: _, ...others } = draft.splits
                    edit({ splits: split ? { ...others, [item.id]: split } : others })
                  }}
                  onReplace={() => setReplaced(item)}
                >
                  {facts && <LineFacts item={item} facts={facts} sold={readLine(line)} />}
                </EditorLine>
              )
            })}
            {draft.added.map((added, place) => (
              <AddedLine
                key={added.productId}
                added={added}
                replaced={articleOf(added.replaces)}
                onEdit={(changed) => editAdded(place, changed)}
                onRemove={() => edit({ added: draft.added.filter((_, at) => at !== place) })}
              >
                <MarginText of="line" lines={[soldAdded(added, ofAdded)]} />
              </AddedLine>
            ))}
          </Box>
          <Box sx={{ mt: 2, fontSize: 14, color: 'text.secondary' }}>
            <MarginText of="order" lines={sold} />
          </Box>
          <ProductField
            label={t('editor.add')}
            value={null}
            isEmptied
            onChange={(chosen) =>
              chosen && add({ productId: chosen.id, article: chosen.article, name: chosen.name, amount: '1', price: '' })
            }
            sx={{ mt: 3, maxWidth: 560 }}
          />
        </Section>
      </Box>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0, position: { lg: 'sticky' }, top: { lg: 16 } }}>
        <ChangeSummary
          seen={seen}
          draft={draft}
          read={read}
          preview={preview}
          onEdit={edit}
          isSaving={step.isPending}
          error={step.error}
          onSave={() => step.mutate({ action: 'change', body: read.body }, { onSuccess: onClose })}
          onCancel={onClose}
        />
        <EditorTerms order={seen.order} terms={draft.terms} onEdit={(changed) => edit({ terms: { ...draft.terms, ...changed } })} />
      </Box>
      {replaced && (
        <AnalogsDialog
          orderId={order.id}
          item={replaced}
          onClose={() => setReplaced(undefined)}
          onChoose={(chosen) => {
            const left = subtractAmounts(replaced.amount, replaced.cancelled)
            add({ ...chosen, amount: asTyped(subtractAmounts(left, replaced.shipped)), price: '', replaces: replaced.id })
            setReplaced(undefined)
          }}
        />
      )}
    </Box>
  )
}
