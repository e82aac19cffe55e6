import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { mdiCashSync, mdiDeleteOutline, mdiFolderPlusOutline, mdiHammerWrench, mdiRedoVariant, mdiUndoVariant } from '@mdi/js'
import type { OfferChange, OfferDocument } from '@vitrina/contract/offers/offer-document.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { AddProduct } from './add-product.tsx'
import { groupLines, linesChosen, makeAlternatives, makeAlways, makeOptions, productLine, workLine } from './line-changes.rules.ts'
import type { OfferEditor } from './offer-editor.ts'
import { useOfferState } from './use-offer-editor.ts'

type Props = {
  editor: OfferEditor
  document: OfferDocument
  chosen: ReadonlySet<string>
  standardVatRate: number
  onUnselect: () => void
  onReprice: () => void
}

/** Adding above, and what is done with the chosen lines. */
export function OfferToolbar({ editor, document, chosen, standardVatRate, onUnselect, onReprice }: Props) {
  const { t } = useTranslation('offers')
  const canUndo = useOfferState(editor, (state) => state.undo.length > 0)
  const canRedo = useOfferState(editor, (state) => state.redo.length > 0)
  const lines = linesChosen(document, chosen)
  const ids = lines.map(({ id }) => id)
  const chosenGroups = document.groups.filter(({ id }) => chosen.has(id))
  const last = document.lines.at(-1)
  const end = () => ({ id: randomUuid(), groupId: last?.groupId ?? null })
  const add = (made: Parameters<typeof addLine>[0]) => editor.change(addLine(made, last?.id ?? null))
  const run = (changes: OfferChange[]) => {
    editor.change(changes)
    onUnselect()
  }
  const remove = () => {
    run([
      ...(ids.length > 0 ? [{ op: 'removeLines' as const, ids }] : []),
      ...chosenGroups.map(({ id }) => ({ op: 'removeGroup' as const, id })),
    ])
    showMessage({ text: t('grid.removed', { count: chosen.size }), duration: 8_000, action: { label: t('tools.undo'), run: editor.undo } })
  }
  return (
    <Box
      role="toolbar"
      aria-label={t('tools.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}
    >
      <AddProduct onAdd={(product, amount) => add(productLine(end(), product, amount))} />
      <Button
        color="inherit"
        startIcon={<Icon path={mdiHammerWrench} fontSize="small" />}
        onClick={() => add(workLine(end(), { name: t('add.workName'), vatRate: standardVatRate }))}
      >
        {t('add.work')}
      </Button>
      <Button color="inherit" startIcon={<Icon path={mdiCashSync} fontSize="small" />} onClick={onReprice}>
        {t('tools.reprice')}
      </Button>
      <Button
        color="inherit"
        startIcon={<Icon path={mdiFolderPlusOutline} fontSize="small" />}
        onClick={() => run(groupLines(document, lines, { id: randomUuid(), name: t('grid.newGroup') }))}
      >
        {t('tools.group')}
      </Button>
      {(['undo', 'redo'] as const).map((way) => (
        <Tooltip key={way} title={`${t(`tools.${way}`)} (${way === 'undo' ? 'Ctrl+Z' : 'Ctrl+Shift+Z'})`}>
          <span>
            <IconButton size="small" aria-label={t(`tools.${way}`)} disabled={way === 'undo' ? !canUndo : !canRedo} onClick={editor[way]}>
              <Icon path={way === 'undo' ? mdiUndoVariant : mdiRedoVariant} fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      ))}
      {chosen.size > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flexBasis: '100%' }}>
          <Typography variant="body2" role="status" sx={{ mr: 1 }}>
            {t('grid.chosen', { count: chosen.size })}
          </Typography>
          <Button size="small" disabled={ids.length < 2} onClick={() => run(makeAlternatives(ids, randomUuid()))}>
            {t('tools.alternatives')}
          </Button>
          <Button size="small" disabled={ids.length === 0} onClick={() => run(makeOptions(ids))}>
            {t('tools.options')}
          </Button>
          <Button size="small" disabled={ids.length === 0} onClick={() => run(makeAlways(ids))}>
            {t('tools.always')}
          </Button>
          <Button size="small" color="error" startIcon={<Icon path={mdiDeleteOutline} fontSize="small" />} onClick={remove}>
            {t('tools.remove')}
          </Button>
          <Button size="small" color="inherit" onClick={onUnselect}>
            {t('tools.unselect')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const addLine = (line: ReturnType<typeof workLine>, after: string | null): OfferChange[] => [{ op: 'addLines', lines: [line], after }]
