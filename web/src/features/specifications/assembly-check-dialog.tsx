import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { SpecificationFinding } from '@vitrina/contract/configurator/configurator'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { type Editor, productOf } from './editor/editor.ts'
import { blankLine } from './editor/paste.rules.ts'
import { asLineProduct } from './editor/use-cell-edit.tsx'
import { useEditorState } from './editor/use-editor.ts'
import { assemblyCheckQuery } from './specifications.api.ts'

type Props = { id: number; editor: Editor; canEdit: boolean; onClose: () => void }

/** M-12: what is missing or does not fit when the lines are put together as boards; advice, never a block. */
export function AssemblyCheckDialog({ id, editor, canEdit, onClose }: Props) {
  const { t } = useTranslation('configurator')
  const version = useEditorState(editor, (state) => state.version)
  const { data, error, refetch } = useQuery(assemblyCheckQuery(id, version))
  return (
    <AppDialog isOpen maxWidth="md" title={t('check.title')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Alert severity="info">{t('advice')}</Alert>
        {!data && error && <ErrorView error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={240} />}
        {data && (
          <>
            <Alert severity={data.findings.length === 0 ? 'success' : 'warning'} role="status">
              {data.findings.length === 0 ? t('check.nothing') : t('check.found', { count: data.findings.length })}{' '}
              {t('check.checked', { count: data.checkedCount })}{' '}
              {data.uncheckedLineIds.length > 0 && t('check.unchecked', { count: data.uncheckedLineIds.length })}
            </Alert>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
              {data.findings.map((finding, at) => (
                <FindingRow key={`${finding.rule}:${at}`} finding={finding} editor={editor} canEdit={canEdit} />
              ))}
            </Box>
          </>
        )}
      </Box>
    </AppDialog>
  )
}

/** The group it is about and the goods of its lines, so that they are found in the table. */
function useWhere({ groupId, lineIds, marks }: SpecificationFinding, editor: Editor): string {
  const document = useEditorState(editor, (state) => state.document)
  const products = useEditorState(editor, (state) => state.products)
  const group = document.groups.find((one) => one.id === groupId)?.name
  const names = document.lines.filter((line) => lineIds.includes(line.id)).map((line) => productOf(products, line)?.name ?? line.rawText)
  return [group, marks.join(', '), ...new Set(names)].filter(Boolean).join(' · ')
}

function FindingRow({ finding, editor, canEdit }: { finding: SpecificationFinding; editor: Editor; canEdit: boolean }) {
  const { t } = useTranslation('configurator')
  const money = useMoney()
  const number = useNumber()
  const where = useWhere(finding, editor)
  const [isAdded, setAdded] = useState(false)
  const { rule, level, used, clause, fact, missing, groupId, marks } = finding
  const written = (value: number | string | null) => (value === null ? t('check.none') : typeof value === 'number' ? number(value) : value)
  const product = missing?.product ?? null
  const add = () => {
    if (!missing || !product) return
    editor.learn(asLineProduct(product))
    // With the mark in its note the next check knows which place the line fills.
    const line = {
      ...blankLine(randomUuid(), groupId),
      productId: product.id,
      amount: missing.amount,
      unit: product.unit.name,
      note: marks.join(', '),
    }
    editor.change([{ op: 'addLines', lines: [line], after: null }])
    setAdded(true)
  }
  return (
    <Box component="li" sx={{ py: 2, fontSize: 13 }}>
      <Box sx={{ fontWeight: 600, color: level === 'error' ? 'error.main' : 'warning.main' }}>
        {t(`check.levels.${level}`)}: {t(`check.rules.${rule}`)}
      </Box>
      {where && <Box sx={{ overflowWrap: 'anywhere' }}>{where}</Box>}
      {used.length > 0 && (
        <div>
          {used
            .map(({ feature, found, wanted }) =>
              t(found === null ? 'check.absent' : 'check.used', {
                feature: t(`check.features.${feature}`),
                found: written(found),
                wanted: written(wanted),
              }),
            )
            .join('; ')}
        </div>
      )}
      <Box sx={{ color: 'text.secondary' }}>
        {clause} · {t(`facts.${fact}`)}
      </Box>
      {missing && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
          <span>
            {t('check.missing', { kind: t(`goodsKinds.${missing.kind}`), amount: number(missing.amount) })}
            {product && `: ${product.name}${product.price ? `, ${money(product.price.value)}` : ''}`}
          </span>
          {product && canEdit && (
            <Button size="small" variant="outlined" disabled={isAdded} onClick={add}>
              {t(isAdded ? 'check.added' : 'check.add')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
