import { automationFamilies } from './families/automation.ts'
import { boardPartFamilies } from './families/board-parts.ts'
import { cableFixingFamilies } from './families/cable-fixing.ts'
import { climateFamilies } from './families/climate.ts'
import { connectorFamilies } from './families/connectors.ts'
import { controlFamilies } from './families/control.ts'
import { driveFamilies } from './families/drives.ts'
import { earthingFamilies } from './families/earthing.ts'
import { enclosureFamilies } from './families/enclosures.ts'
import { indoorLightFamilies } from './families/indoor-light.ts'
import { insulationFamilies } from './families/insulation.ts'
import { lightSourceFamilies } from './families/light-sources.ts'
import { lineProtectionFamilies } from './families/line-protection.ts'
import { meteringFamilies } from './families/metering.ts'
import { motorStartFamilies } from './families/motor-start.ts'
import { networkFamilies } from './families/network.ts'
import { outdoorLightFamilies } from './families/outdoor-light.ts'
import { pipeFamilies } from './families/pipes.ts'
import { powerCableFamilies } from './families/power-cable.ts'
import { powerSwitchingFamilies } from './families/power-switching.ts'
import { railControlFamilies } from './families/rail-control.ts'
import { supplyFamilies } from './families/supply.ts'
import { terminalFamilies } from './families/terminals.ts'
import { toolFamilies } from './families/tools.ts'
import { trayFamilies } from './families/trays.ts'
import { ventilationFamilies } from './families/ventilation.ts'
import { wallWiringFamilies } from './families/wall-wiring.ts'
import { wireFamilies } from './families/wires.ts'
import type { Family } from './family.ts'

/** Every family of the store; its place here is its id less one, so new ones go to the end. */
export const families: readonly Family[] = [
  ...powerCableFamilies,
  ...wireFamilies,
  ...lineProtectionFamilies,
  ...railControlFamilies,
  ...powerSwitchingFamilies,
  ...motorStartFamilies,
  ...enclosureFamilies,
  ...boardPartFamilies,
  ...wallWiringFamilies,
  ...connectorFamilies,
  ...indoorLightFamilies,
  ...outdoorLightFamilies,
  ...lightSourceFamilies,
  ...trayFamilies,
  ...pipeFamilies,
  ...terminalFamilies,
  ...cableFixingFamilies,
  ...insulationFamilies,
  ...meteringFamilies,
  ...supplyFamilies,
  ...driveFamilies,
  ...controlFamilies,
  ...automationFamilies,
  ...climateFamilies,
  ...ventilationFamilies,
  ...earthingFamilies,
  ...toolFamilies,
  ...networkFamilies,
]
