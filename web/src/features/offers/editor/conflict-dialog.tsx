import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Markup } from '@vitrina/contract/offers/offer-price.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import type { Overlap } from './join-changes.rules.ts'
import { priceText } from './line-changes.rules.ts'
import { markupText } from './markup-text.rules.ts'
import type { OfferEditor } from './offer-editor.ts'
import { useOfferState } from './use-offer-editor.ts'

/** Where the form or the table already names a field, it has the same name here. */
const labels: Record<string, string> = {
  name: 'columns.name',
  amount: 'columns.amount',
  unit: 'columns.unit',
  costPrice: 'columns.cost',
  costOrigin: 'conflict.fields.costOrigin',
  markup: 'columns.markup',
  article: 'line.article',
  vatRate: 'line.vat',
  note: 'line.note',
  choice: 'line.choice',
  isTicked: 'line.ticked',
  limits: 'difference.fields.limits',
}
/** Of the whole offer, where the form has another word than the field. */
const ofWhole: Record<string, string> = { name: 'fields.name', legalEntityId: 'terms.legalEntity' }
const placeFields: ReadonlySet<string> = new Set(['groupId', 'parentId'])
const percents: ReadonlySet<string> = new Set(['vatRate', 'minMargin'])
const named: ReadonlySet<string> = new Set(['choice', 'vatMode', 'template', 'rounding', 'costOrigin'])

const limitsText = ({ from, to }: { from: number; to: number }) => `${from}–${to}`

/** Changed here and elsewhere differently: both values of each such field, and both ways on. The rest of either side stays. */
export function ConflictDialog({ editor }: { editor: OfferEditor }) {
  const { t } = useTranslation('offers')
  const overlaps = useOfferState(editor, (state) => state.overlaps)
  const labelOf = ({ row, field }: Overlap) => {
    if (field === null) return ''
    if (placeFields.has(field)) return t('conflict.fields.place')
    if (row !== 'terms') return t(labels[field] ?? 'conflict.fields.other')
    if (field.startsWith('client.')) return t(field)
    return t(ofWhole[field] ?? `terms.${field}`)
  }
  const valueOf = (field: string, value: unknown): string => {
    if (value === null || value === '') return t('difference.none')
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no')
    if (field === 'markup') return markupText(value as Markup)
    if (field === 'limits') return limitsText(value as { from: number; to: number })
    if (field === 'costPrice') return priceText(value as number)
    if ((typeof value !== 'string' && typeof value !== 'number') || field.endsWith('Id')) return t('conflict.another')
    if (field === 'validUntil') return formatDay(`${value}`)
    if (percents.has(field)) return `${Number(value) / 100} %`
    return named.has(field) ? t(`${field}s.${value}`) : `${value}`
  }
  if (overlaps.length === 0) return null
  return (
    <AppDialog
      isOpen
      title={t('conflict.title')}
      // Nothing is lost by closing: what was typed here goes over the rest, as it would have without the other window.
      onClose={() => editor.resolve('mine')}
      actions={
        <>
          <Button color="inherit" onClick={() => editor.resolve('theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button variant="contained" onClick={() => editor.resolve('mine')}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{t('conflict.text')}</Typography>
      <Box
        component="ul"
        aria-label={t('conflict.both')}
        sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 13, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {overlaps.map((overlap) => (
          <Box component="li" key={`${overlap.row} ${overlap.field}`} sx={{ py: 1.5, overflowWrap: 'anywhere' }}>
            {overlap.name && <Box sx={{ fontWeight: 500 }}>{overlap.name}</Box>}
            {overlap.field === null ? (
              t(overlap.theirs === 'removed' ? 'conflict.theyRemoved' : 'conflict.iRemoved')
            ) : (
              <>
                {labelOf(overlap)}: {t('conflict.theirs')} <b style={{ fontWeight: 500 }}>{valueOf(overlap.field, overlap.theirs)}</b>,{' '}
                {t('conflict.mine')} <b style={{ fontWeight: 500 }}>{valueOf(overlap.field, overlap.mine)}</b>
              </>
            )}
          </Box>
        ))}
      </Box>
    </AppDialog>
  )
}
