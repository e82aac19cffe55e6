import { WorkbenchPage } from '#features/home/workbench/workbench-page.tsx'
import { PayDialog } from './payment-dialogs.tsx'

export const WorkbenchScreen = () => <WorkbenchPage PayDialog={PayDialog} />
