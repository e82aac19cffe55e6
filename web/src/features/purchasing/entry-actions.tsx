import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import {
  mdiArchiveArrowDownOutline,
  mdiArchiveArrowUpOutline,
  mdiCartArrowDown,
  mdiCartPlus,
  mdiDeleteForeverOutline,
  mdiDotsVertical,
  mdiHandshakeOutline,
  mdiLinkVariant,
  mdiPencilOutline,
  mdiPlus,
  mdiTextBoxPlusOutline,
} from '@mdi/js'
import { useNavigate } from '@tanstack/react-router'
import { missingOf } from '@vitrina/contract/purchasing/purchasing.rules'
import type { Entry } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useCanMakeOffers } from '#parts/offer/use-make-offer.ts'
import { useIsOpen } from '#parts/site/use-site.ts'
import { Icon } from '#ui/icon.tsx'
import { AddLineDialog } from './add-line-dialog.tsx'
import { CollectDialog } from './collect-dialog.tsx'
import { EditEntryDialog } from './entry-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { TopUpDialog } from './top-up-dialog.tsx'
import { type EntryAction, entryActionsOf, useEntryActions } from './use-entry-actions.ts'
import type { useEntryChange } from './use-entry-change.ts'

type Tool = 'topUp' | 'edit' | 'add' | 'specification' | 'offer' | 'cart' | 'link'
type Props = { entry: Entry; chosen: readonly string[]; edit: ReturnType<typeof useEntryChange> }

const icons: Record<EntryAction, string> = {
  archive: mdiArchiveArrowDownOutline,
  restore: mdiArchiveArrowUpOutline,
  remove: mdiDeleteForeverOutline,
}

/** Buying what is missing first, the rest in a menu; those who only look have no actions. */
export function EntryActions({ entry, chosen, edit }: Props) {
  const { t } = useTranslation('purchasing')
  const isOpen = useIsOpen()
  const canMakeOffers = useCanMakeOffers()
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [tool, setTool] = useState<Tool | null>(null)
  const act = useEntryActions(() => void navigate({ href: paths.purchasing }))
  const close = () => setTool(null)
  const asked = chosen.length > 0 ? entry.lines.filter(({ id }) => chosen.includes(id)) : entry.lines
  const missing = asked.filter((line) => missingOf(line) > 0)
  const refusal = edit.error instanceof ApiError ? (edit.error.fields[0]?.message ?? edit.error.message) : undefined
  const tools = [
    { key: 'specification', icon: mdiTextBoxPlusOutline, text: t('actions.collectSpecification'), isThere: isOpen(paths.specifications) },
    { key: 'offer', icon: mdiHandshakeOutline, text: t('actions.collectOffer'), isThere: canMakeOffers },
    { key: 'cart', icon: mdiCartArrowDown, text: t('actions.collectCart'), isThere: isOpen(paths.cart) },
    { key: 'link', icon: mdiLinkVariant, text: t('actions.link'), isThere: isOpen(paths.orders) },
    { key: 'edit', icon: mdiPencilOutline, text: t('edit.open'), isThere: true },
  ] as const
  if (!entry.canWrite) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {entry.canEdit && (
        <>
          <Button color="inherit" startIcon={<Icon path={mdiPlus} fontSize="small" />} onClick={() => setTool('add')}>
            {t('actions.add')}
          </Button>
          {isOpen(paths.cart) && (
            <Button
              variant="contained"
              startIcon={<Icon path={mdiCartPlus} fontSize="small" />}
              disabled={missing.length === 0}
              onClick={() => setTool('topUp')}
            >
              {chosen.length > 0 ? t('actions.topUpChosen', { count: missing.length }) : t('actions.topUp')}
            </Button>
          )}
        </>
      )}
      <IconButton aria-haspopup="menu" aria-label={t('actions.menu')} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entry.canEdit &&
          tools
            .filter(({ isThere }) => isThere)
            .map(({ key, icon, text }) => (
              <MenuItem
                key={key}
                onClick={() => {
                  setAnchor(null)
                  setTool(key)
                }}
              >
                <ListItemIcon>
                  <Icon path={icon} fontSize="small" />
                </ListItemIcon>
                {text}
              </MenuItem>
            ))}
        {entryActionsOf(entry).map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null)
              act(action, entry)
            }}
          >
            <ListItemIcon>
              <Icon path={icons[action]} fontSize="small" />
            </ListItemIcon>
            {t(`actions.${action}`)}
          </MenuItem>
        ))}
      </Menu>
      {tool === 'topUp' && (
        <TopUpDialog id={entry.id} count={missing.length} lineIds={chosen.length > 0 ? [...chosen] : undefined} onClose={close} />
      )}
      {tool === 'edit' && (
        <EditEntryDialog
          entry={entry}
          isPending={edit.isPending}
          error={edit.error}
          onSave={(fields) => edit.change({ fields }, close)}
          onClose={close}
        />
      )}
      {tool === 'add' && (
        <AddLineDialog isPending={edit.isPending} error={refusal} onAdd={(line) => edit.change({ added: [line] }, close)} onClose={close} />
      )}
      {(tool === 'specification' || tool === 'offer' || tool === 'cart') && <CollectDialog id={entry.id} origin={tool} onClose={close} />}
      {tool === 'link' && <LinkDialog id={entry.id} onClose={close} />}
    </Box>
  )
}
