using System.Runtime.Intrinsics.X86;
using System.Runtime.Versioning;
using System.Text;
using Microsoft.Win32;

namespace Roundup.Engine.Machine;

internal static class Virtualization
{
    // The usual names of hypervisors, by their signatures in leaf 0x40000000 of the instruction CPUID.
    private static readonly Dictionary<string, string> s_names = new(StringComparer.Ordinal)
    {
        ["KVMKVMKVM"] = "KVM",
        ["Linux KVM Hv"] = "KVM",
        ["Microsoft Hv"] = "Hyper-V",
        ["VMwareVMware"] = "VMware",
        ["XenVMMXenVMM"] = "Xen",
        ["VBoxVBoxVBox"] = "VirtualBox",
        ["prl hyperv"] = "Parallels",
        ["lrpepyh vr"] = "Parallels",
        ["bhyve bhyve"] = "bhyve",
        ["TCGTCGTCGTCG"] = "QEMU without acceleration",
    };

    // Parts of product names in the firmware of virtual machines, for processors that do not report a hypervisor (ARM). Names that real
    // machines have too are not listed.
    private static readonly string[] s_virtualProducts = ["QEMU", "KVM", "VMware", "Xen", "VirtualBox", "Virtual Machine", "Parallels"];

    // The name of the hypervisor, with the kind of virtual machine where the firmware has it; MachineInfo.NoHypervisor where the processor
    // reports none; null where it is unknown whether there is one.
    // present: whether the processor reports a hypervisor; null where it does not report either.
    // signature: the signature of the hypervisor; null or empty where it has none.
    // product: the product name in the firmware; null where the firmware has none.
    public static string? Describe(bool? present, string? signature, string? product)
    {
        if (present == false)
        {
            return MachineInfo.NoHypervisor;
        }

        if (present is null)
        {
            return s_virtualProducts.Any(name => product?.Contains(name, StringComparison.OrdinalIgnoreCase) == true) ? product : null;
        }

        var name = string.IsNullOrEmpty(signature) ? null : s_names.GetValueOrDefault(signature, signature);
        return name is null ? product ?? "present, without a name" : product is null ? name : $"{name} ({product})";
    }

    // Whether this processor reports a hypervisor (bit 31 of ECX of CPUID 1); null where the processor is not x86.
    internal static bool? Present => X86Base.IsSupported ? X86Base.CpuId(1, 0).Ecx < 0 : null;

    // The signature of the hypervisor; null where there is none, or the processor is not x86.
    internal static string? Signature
    {
        get
        {
            if (Present != true)
            {
                return null;
            }

            var (_, first, second, third) = X86Base.CpuId(0x40000000, 0);
            return Text(first, second, third);
        }
    }

    private static string Text(params ReadOnlySpan<int> registers)
    {
        var text = new StringBuilder();
        foreach (var register in registers)
        {
            text.Append(Encoding.ASCII.GetString(BitConverter.GetBytes(register)));
        }

        return text.ToString().Trim('\0', ' ');
    }
}

// Reads facts about the machine from the registry of Windows; null where a value is missing.
[SupportedOSPlatform("windows")]
internal static class WindowsRegistry
{
    private const string Processor = @"HARDWARE\DESCRIPTION\System\CentralProcessor\0";
    private const string Firmware = @"HARDWARE\DESCRIPTION\System\BIOS";

    public static string? Cpu() => (Value(Processor, "ProcessorNameString") as string)?.Trim();

    public static double? MHz() => Value(Processor, "~MHz") is int number ? number : null;

    public static string? Product()
    {
        string?[] names = [Value(Firmware, "SystemManufacturer") as string, Value(Firmware, "SystemProductName") as string];
        return string.Join(' ', names.Where(name => !string.IsNullOrWhiteSpace(name))) is { Length: > 0 } product ? product : null;
    }

    private static object? Value(string path, string name)
    {
        using var key = Registry.LocalMachine.OpenSubKey(path);
        return key?.GetValue(name);
    }
}
