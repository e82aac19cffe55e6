import GlobalStyles from '@mui/material/GlobalStyles'
import Box from '@mui/material/Box'
import type { Assembly } from '@vitrina/contract/configurator/assembly-shapes'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { FrontView } from './drawing/front-view.tsx'
import { LabelSheets } from './drawing/label-sheets.tsx'
import { labelPage } from './drawing/labels.rules.ts'
import { SingleLineDiagram } from './drawing/single-line-diagram.tsx'
import { GoodsTable } from './goods-table.tsx'
import type { Goods } from './goods-view.tsx'
import { Assumptions } from './reasons-view.tsx'

/** A4 across: labels need every millimetre, diagrams are wide. */
const pages = {
  '@page': { size: 'A4 landscape', margin: `${labelPage.margin}mm` },
  // A drawing larger than the page is made smaller; labels never are.
  '.fitted svg': { maxWidth: '100% !important', height: 'auto !important', maxHeight: '165mm' },
  'body, html': { background: '#fff !important' },
} as const

type SheetProps = {
  title: string
  /** Made smaller to fit the page. */
  isFitted?: boolean
  /** Sheets of labels have titles of their own. */
  hasTitle?: boolean
  children: ReactNode
}

function Sheet({ title, isFitted = false, hasTitle = true, children }: SheetProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      className={isFitted ? 'fitted' : ''}
      sx={{ breakAfter: 'page', color: '#000', '&:last-child': { breakAfter: 'auto' }, '& [data-sheet]': { breakInside: 'avoid' } }}
    >
      {hasTitle && (
        <Box component="h2" sx={{ m: 0, mb: '3mm', fontSize: '12pt' }}>
          {title}
        </Box>
      )}
      {children}
    </Box>
  )
}

/** Sheets for the installer: diagram, front view, labels at their true size, list of goods with the assumptions. */
export function PrintSheets({ board, assembly, goods }: { board: Board; assembly: Assembly; goods: Goods | undefined }) {
  const { t } = useTranslation('configurator')
  return (
    <Box sx={{ bgcolor: '#fff' }}>
      <GlobalStyles styles={pages} />
      <Sheet isFitted title={`${board.name}. ${t('views.diagram')}`}>
        <SingleLineDiagram board={board} assembly={assembly} />
      </Sheet>
      <Sheet isFitted title={`${board.name}. ${t('views.front')}`}>
        <FrontView board={board} assembly={assembly} />
      </Sheet>
      <Sheet hasTitle={false} title={`${board.name}. ${t('views.labels')}`}>
        <LabelSheets board={board} assembly={assembly} />
      </Sheet>
      <Sheet title={`${board.name}. ${t('views.goods')}`}>
        {goods && <GoodsTable goods={goods} assembly={assembly} />}
        <Box sx={{ mt: '4mm', fontSize: '9pt' }}>{t('advice')}</Box>
        <Assumptions assembly={assembly} />
      </Sheet>
    </Box>
  )
}
