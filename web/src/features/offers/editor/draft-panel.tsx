import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { offerFigures } from '@vitrina/contract/offers/offer-document.rules'
import type { Offer } from '@vitrina/contract/offers/offer-shapes'
import { useMemo, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUndoKeys } from '#lib/use-undo-keys.ts'
import { showMessage } from '#ui/messages.ts'
import { usePhone } from '#ui/use-desktop.ts'
import { RepriceDialog } from '../reprice-dialog.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { LineDialog } from './line-dialog.tsx'
import type { OfferEditor } from './offer-editor.ts'
import { OfferGrid } from './offer-grid.tsx'
import { OfferLineCards } from './offer-line-cards.tsx'
import { offerRows, type OfferRowView } from './offer-rows.rules.ts'
import { OfferToolbar } from './offer-toolbar.tsx'
import { OfferTotals } from './offer-totals.tsx'
import { PriceTerms } from './price-terms.tsx'
import { useOfferState } from './use-offer-editor.ts'
import { useBlockPaste } from './use-block-paste.ts'

type Props = { offer: Offer; editor: OfferEditor; isEditable: boolean; onRepriced: () => Promise<unknown> }
const none: ReadonlySet<string> = new Set()

/** Prices of the whole, the table, and what it comes to; all of it computed by the contract's rules. */
export function DraftPanel({ offer, editor, isEditable, onRepriced }: Props) {
  const { t } = useTranslation('offers')
  const isPhone = usePhone()
  const state = useOfferState(editor, (known) => known.offer)
  const version = useOfferState(editor, (known) => known.version)
  const [selected, setSelected] = useState(none)
  const [opened, setOpened] = useState<string | null>(null)
  const [isRepricing, setRepricing] = useState(false)
  const { terms, document } = state
  const figures = useMemo(() => offerFigures(state), [state])
  const byLine = useMemo(() => new Map(figures.lines.map((line) => [line.id, line])), [figures])
  const groupTotals = useMemo(() => new Map(figures.groups.map(({ id, total }) => [id, total])), [figures])
  const rows = useMemo(() => offerRows(document), [document])
  const chosen = useMemo(() => new Set(rows.flatMap(({ id }) => (selected.has(id) ? [id] : []))), [rows, selected])
  const openedRow = rows.find(({ id }) => id === opened)
  const pick = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }
  const reprice = async () => {
    if (await editor.settle()) setRepricing(true)
    else showMessage({ text: t('send.unsaved'), kind: 'error' })
  }
  useUndoKeys(editor)
  useBlockPaste({ rows, document, vatRate: offer.standardVatRate, isEditable, onChange: editor.change })
  const dialog = { document, isEditable, onChange: editor.change, onClose: () => setOpened(null) }
  const List = isPhone ? OfferLineCards : OfferGrid
  return (
    <>
      <PriceTerms terms={terms} isEditable={isEditable} onSet={(changed) => editor.change([{ op: 'setTerms', terms: changed }])} />
      {isEditable && (
        <OfferToolbar
          editor={editor}
          document={document}
          chosen={chosen}
          standardVatRate={offer.standardVatRate}
          onUnselect={() => setSelected(none)}
          onReprice={() => void reprice()}
        />
      )}
      <Box>
        {rows.length === 0 ? (
          <Typography color="textSecondary" role="status" sx={{ py: 8, textAlign: 'center' }}>
            {t('grid.empty')}
          </Typography>
        ) : (
          <List
            label={t('grid.label', { number: offer.number })}
            rows={rows}
            document={document}
            figures={byLine}
            groupTotals={groupTotals}
            notSold={new Set(offer.notSoldLineIds)}
            chosen={chosen}
            isEditable={isEditable}
            onPick={pick}
            onOpen={(row: OfferRowView) => setOpened(row.id)}
            onChange={editor.change}
          />
        )}
        <OfferTotals totals={figures.totals} vatMode={terms.vatMode} lineCount={document.lines.length} />
      </Box>
      {openedRow?.kind === 'line' && <LineDialog key={openedRow.id} line={openedRow.line} {...dialog} />}
      {openedRow?.kind === 'group' && <GroupDialog key={openedRow.id} group={openedRow.group} {...dialog} />}
      {isRepricing && <RepriceDialog id={offer.id} version={version} onDone={onRepriced} onClose={() => setRepricing(false)} />}
    </>
  )
}
