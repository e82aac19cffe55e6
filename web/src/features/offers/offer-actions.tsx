import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mdiSend } from '@mdi/js'
import { offerFigures } from '@vitrina/contract/offers/offer-document.rules'
import type { Offer } from '@vitrina/contract/offers/offer-shapes'
import { canOrderFrom } from '@vitrina/contract/offers/offer-version.rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import type { OfferEditor } from './editor/offer-editor.ts'
import { useOfferState } from './editor/use-offer-editor.ts'
import { versionsQuery } from './offers.api.ts'
import { RowMenu } from './row-menu.tsx'
import { SendDialog } from './send-dialog.tsx'
import { ToOrderButton } from './to-order-button.tsx'
import { useRowActions } from './use-row-actions.ts'

type Props = { offer: Offer; editor: OfferEditor; isEditable: boolean; onSent: () => Promise<unknown> }

/** To the client, or from the client to an order. */
export function OfferActions({ offer, editor, isEditable, onSent }: Props) {
  const { t } = useTranslation('offers')
  const [isSending, setSending] = useState(false)
  const state = useOfferState(editor, (known) => known.offer)
  const version = useOfferState(editor, (known) => known.version)
  const totals = useMemo(() => offerFigures(state).totals, [state])
  const act = useRowActions()
  const { data: versions } = useQuery(versionsQuery(offer.id))
  const isAccepted = versions?.items.some((one) => canOrderFrom(one.state)) ?? canOrderFrom(offer.state)
  const open = async () => {
    // The version that goes out is the one the server has.
    if (await editor.settle()) setSending(true)
    else showMessage({ text: t('send.unsaved'), kind: 'error' })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {isAccepted && <ToOrderButton id={offer.id} number={offer.number} />}
      {isEditable && (
        <Button
          variant={isAccepted ? 'outlined' : 'contained'}
          startIcon={<Icon path={mdiSend} fontSize="small" />}
          disabled={state.document.lines.length === 0}
          onClick={() => void open()}
        >
          {t('send.open')}
        </Button>
      )}
      <RowMenu row={offer} onAction={(action, row) => act(action, row)} />
      {isSending && (
        <SendDialog
          id={offer.id}
          version={version}
          email={state.terms.client.email}
          totals={totals}
          onSent={() => void onSent()}
          onClose={() => setSending(false)}
        />
      )}
    </Box>
  )
}
