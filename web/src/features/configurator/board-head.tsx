import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import {
  mdiCartPlus,
  mdiHandshakeOutline,
  mdiPlus,
  mdiPrinterOutline,
  mdiRedo,
  mdiShareVariantOutline,
  mdiTextBoxPlusOutline,
  mdiUndo,
} from '@mdi/js'
import type { SavedBoard } from '@vitrina/contract/configurator/configurator'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useCanMakeOffers } from '#parts/offer/use-make-offer.ts'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { NormChoice } from './board-settings.tsx'
import { useBoardToOffer, useSaveBoard } from './configurator.api.ts'
import { configuratorAddress } from './configurator.params.ts'
import { CartDialog, SpecificationDialog } from './send-dialogs.tsx'
import type { BoardEditor } from './use-board-editor.ts'
import { visuallyHidden } from './visually-hidden.ts'

type Props = {
  editor: BoardEditor
  token: string | null
  editKey: string | null
  onSaved: (saved: SavedBoard & { editKey: string | null }) => void
}

/** Name, norm and what can be done with the whole board. */
export function BoardHead({ editor, token, editKey, onSaved }: Props) {
  const { t } = useTranslation('configurator')
  const { board, change, undo, redo, canUndo, canRedo } = editor
  const user = useUser()
  const openAuth = useOpenAuth()
  const save = useSaveBoard()
  const canOffer = useCanMakeOffers()
  const toOffer = useBoardToOffer()
  const navigate = useNavigate()
  const [sent, setSent] = useState<'cart' | 'specification' | null>(null)
  const isEmpty = board.circuits.length === 0
  const hasName = board.name.trim() !== ''
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 3 }}>
        <h1 style={visuallyHidden}>
          {t('title')}: {board.name}
        </h1>
        <TextField
          label={t('boardName')}
          value={board.name}
          error={!hasName}
          onChange={({ target }) => change((before) => ({ ...before, name: target.value }), 'name')}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ flex: '1 1 240px', maxWidth: 420 }}
        />
        <NormChoice editor={editor} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, ml: { lg: 'auto' } }}>
          <IconButton aria-label={t('undo')} disabled={!canUndo} onClick={undo}>
            <Icon path={mdiUndo} />
          </IconButton>
          <IconButton aria-label={t('redo')} disabled={!canRedo} onClick={redo}>
            <Icon path={mdiRedo} />
          </IconButton>
          <IconButton aria-label={t('print')} disabled={isEmpty} onClick={() => window.print()}>
            <Icon path={mdiPrinterOutline} />
          </IconButton>
          <IconButton aria-label={t('newBoard')} component={Anchor} href={configuratorAddress({ isStart: true })}>
            <Icon path={mdiPlus} />
          </IconButton>
          <Button
            color="inherit"
            startIcon={<Icon path={mdiShareVariantOutline} fontSize="small" />}
            loading={save.isPending}
            loadingPosition="start"
            disabled={!hasName}
            onClick={() => save.mutate({ board, token, editKey }, { onSuccess: onSaved })}
          >
            {t('share.action')}
          </Button>
          <Button
            color="inherit"
            startIcon={<Icon path={mdiTextBoxPlusOutline} fontSize="small" />}
            disabled={isEmpty || !hasName}
            onClick={() => (user ? setSent('specification') : openAuth())}
          >
            {t('specification.action')}
          </Button>
          {canOffer && (
            <Button
              color="inherit"
              startIcon={<Icon path={mdiHandshakeOutline} fontSize="small" />}
              loading={toOffer.isPending}
              loadingPosition="start"
              disabled={isEmpty || !hasName}
              onClick={() => toOffer.mutate(board, { onSuccess: ({ offerId }) => void navigate({ href: paths.offer(offerId) }) })}
            >
              {t('offer.action')}
            </Button>
          )}
          <Button
            variant="contained"
            startIcon={<Icon path={mdiCartPlus} fontSize="small" />}
            disabled={isEmpty || !hasName}
            onClick={() => setSent('cart')}
          >
            {t('cart.action')}
          </Button>
        </Box>
      </Box>
      {[save.error, toOffer.error].map(
        (error, at) =>
          error instanceof ApiError && (
            <Alert key={at === 0 ? 'save' : 'offer'} severity="error">
              {error.message}
            </Alert>
          ),
      )}
      {sent === 'cart' && <CartDialog board={board} onClose={() => setSent(null)} />}
      {sent === 'specification' && <SpecificationDialog board={board} onClose={() => setSent(null)} />}
    </>
  )
}
