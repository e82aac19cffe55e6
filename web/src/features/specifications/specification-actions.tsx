import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import {
  mdiCartPlus,
  mdiClipboardCheckOutline,
  mdiClipboardListOutline,
  mdiContentCopy,
  mdiDotsVertical,
  mdiFileImportOutline,
  mdiHistory,
  mdiMessageQuestionOutline,
  mdiTagOutline,
  mdiTextBoxPlusOutline,
  mdiTrayArrowDown,
} from '@mdi/js'
import { useNavigate } from '@tanstack/react-router'
import { canPlanPurchases } from '@vitrina/contract/roles/roles.rules'
import type { SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import type { Specification } from '@vitrina/contract/specifications/specification-shapes'
import { memo, Suspense, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { MakeOfferButton } from '#parts/offer/make-offer-button.tsx'
import { useAskPrice } from '#parts/quotes/use-ask-price.ts'
import { useIsOpen, useUser } from '#parts/site/use-site.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { showMessage } from '#ui/messages.ts'
import type { Editor } from './editor/editor.ts'
import { ExportDialog } from './export-dialog.tsx'
import { RevisionsDialog } from './revisions-dialog.tsx'
import type { Head } from './specification-head.tsx'
import { CopyDialog } from './specification-tools.tsx'
import { useAskSeller } from './specifications.api.ts'
import { type Destination, TransferDialog } from './transfer-dialog.tsx'

type Tool = Destination | 'export' | 'revisions' | 'copy' | 'check'

const AssemblyCheckDialog = lazyChunk(() => import('./assembly-check-dialog.tsx'), 'AssemblyCheckDialog', ['configurator'])

type Props = {
  head: Head
  editor: Editor
  lines: readonly SpecificationLine[]
  /** Ids of chosen lines. */
  chosen: readonly string[]
  onAdopt: (specification: Specification) => void
}

/** To somewhere: the cart first, the rest in a menu. */
function ActionsView({ head, editor, lines, chosen, onAdopt }: Props) {
  const { t } = useTranslation('specifications')
  const navigate = useNavigate()
  const isOpen = useIsOpen()
  const role = useUser()?.companyRole
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [tool, setTool] = useState<Tool | null>(null)
  const ask = useAskSeller(head.id)
  const { canAsk, ask: askPrice } = useAskPrice()
  const { t: shell } = useTranslation()
  const raw = lines.filter(
    ({ id, productId, customProductId }) => productId === null && customProductId === null && (chosen.length === 0 || chosen.includes(id)),
  )
  const close = () => setTool(null)
  const askForPrice = async () => {
    if (await editor.settle()) askPrice({ type: 'specification', id: head.id, ...(chosen.length > 0 && { lineIds: [...chosen] }) })
  }
  const askSeller = async () => {
    if (!(await editor.settle())) return
    ask.mutate(
      raw.map(({ id }) => id),
      { onSuccess: ({ askedCount }) => showMessage({ text: t('ask.done', { count: askedCount }), kind: 'success' }) },
    )
  }
  const items = [
    {
      key: 'specification',
      icon: mdiTextBoxPlusOutline,
      text: t('menu.specification'),
      isOff: lines.length === 0,
      run: () => setTool('specification'),
    },
    ...(isOpen(paths.purchasing) && canPlanPurchases(role)
      ? [
          {
            key: 'purchasing',
            icon: mdiClipboardListOutline,
            text: t('menu.purchasing'),
            isOff: lines.length === 0,
            run: () => setTool('purchasing'),
          },
        ]
      : []),
    {
      key: 'copy',
      icon: mdiContentCopy,
      text: t(head.isOwn ? 'actions.copy' : 'actions.copyToMe'),
      isOff: false,
      run: () => setTool('copy'),
    },
    ...(canAsk
      ? [{ key: 'price', icon: mdiTagOutline, text: shell('askPrice'), isOff: lines.length === 0, run: () => void askForPrice() }]
      : []),
    { key: 'export', icon: mdiTrayArrowDown, text: t('menu.export'), isOff: false, run: () => setTool('export') },
    ...(head.canEdit && isOpen(paths.specificationImport)
      ? [
          {
            key: 'import',
            icon: mdiFileImportOutline,
            text: t('menu.import'),
            isOff: false,
            run: () => void navigate({ href: `${paths.specificationImport}?into=${head.id}` }),
          },
        ]
      : []),
    ...(isOpen(paths.configurator)
      ? [
          {
            key: 'check',
            icon: mdiClipboardCheckOutline,
            text: t('menu.check'),
            isOff: lines.length === 0,
            // The server checks what it has.
            run: () => void editor.settle().then((isSaved) => isSaved && setTool('check')),
          },
        ]
      : []),
    ...(head.kind === 'working'
      ? [{ key: 'revisions', icon: mdiHistory, text: t('menu.revisions'), isOff: false, run: () => setTool('revisions') }]
      : []),
    ...(head.canEdit && raw.length > 0
      ? [
          {
            key: 'ask',
            icon: mdiMessageQuestionOutline,
            text: t('menu.ask', { count: raw.length }),
            isOff: false,
            run: () => void askSeller(),
          },
        ]
      : []),
  ]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <MakeOfferButton
        variant="outlined"
        disabled={lines.length === 0}
        from={{ type: 'specification', id: head.id, ...(chosen.length > 0 && { lineIds: [...chosen] }) }}
        onBefore={editor.settle}
      />
      {!head.canEdit && (
        <Button variant="outlined" onClick={() => setTool('copy')}>
          {t('actions.copyToMe')}
        </Button>
      )}
      <Button
        variant="contained"
        startIcon={<Icon path={mdiCartPlus} fontSize="small" />}
        disabled={lines.length === 0}
        onClick={() => setTool('cart')}
      >
        {chosen.length > 0 ? t('menu.cartChosen', { count: chosen.length }) : t('menu.cart')}
      </Button>
      <IconButton aria-haspopup="menu" aria-label={t('menu.label')} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map(({ key, icon, text, isOff, run }) => (
          <MenuItem
            key={key}
            disabled={isOff}
            onClick={() => {
              setAnchor(null)
              run()
            }}
          >
            <ListItemIcon>
              <Icon path={icon} fontSize="small" />
            </ListItemIcon>
            {text}
          </MenuItem>
        ))}
      </Menu>
      {(tool === 'cart' || tool === 'specification' || tool === 'purchasing') && (
        <TransferDialog id={head.id} destination={tool} chosen={chosen} lineCount={lines.length} onBefore={editor.settle} onClose={close} />
      )}
      {tool === 'check' && (
        <Suspense fallback={null}>
          <AssemblyCheckDialog id={head.id} editor={editor} canEdit={head.canEdit} onClose={close} />
        </Suspense>
      )}
      {tool === 'export' && <ExportDialog specifications={[head]} onClose={close} />}
      {tool === 'copy' && <CopyDialog row={head} onClose={close} />}
      {tool === 'revisions' && <RevisionsDialog id={head.id} canEdit={head.canEdit} onReverted={onAdopt} onClose={close} />}
    </Box>
  )
}

export const SpecificationActions = memo(ActionsView)
