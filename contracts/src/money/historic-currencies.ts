import { type CurrencyCode, isCurrencyCode, withdrawnCodes } from './currency.ts';

/**
 * List three of ISO 4217 without those in `withdrawnCodes`: codes that old pages still name and that nobody pays with.
 * GHC is left out, because shops of Ghana write it for the cedi of today.
 */
const listThree =
  'ADP AFA ALK AOK AON AOR ARA ARP ARY ATS AYM AZM BAD BEC BEF BEL BGJ BGK BGL BOP BRB BRC BRE BRN BRR BUK BYB BYR CHC CSD CSJ CSK CYP DDM DEM ECS ECV EEK ESA ESB ESP FIM FRF GEK GHP GNE GNS GQE GRD GWE GWP HRD IEP ILP ILR ISJ ITL LAJ LSM LTL LTT LUC LUF LUL LVL LVR MGF MLF MTL MTP MVQ MXP MZE MZM NIC NLG PEH PEI PES PLZ PTE RHD ROK ROL RUR SDD SDP SIT SKK SRG SUR TJR TMM TPE TRL UAK UGS UGW UYN UYP VEB VNC XEU XFO XFU XRE YDD YUD YUM YUN ZAL ZMK ZRN ZRZ ZWC ZWD ZWN ZWR';

const earlier = new Set(listThree.split(' '));
const historic = new Set([...earlier, ...withdrawnCodes.split(' ')]);

/** Whether `code` is an ISO 4217 code in capital letters that is no longer in use (list three). */
export function isHistoricCurrency(code: string): boolean {
  return historic.has(code);
}

/** Whether `code` is an ISO 4217 code in capital letters, in use or historic: what a text may name, and more than a form accepts. */
export function isKnownCurrency(code: string): code is CurrencyCode {
  return isCurrencyCode(code) || earlier.has(code);
}
