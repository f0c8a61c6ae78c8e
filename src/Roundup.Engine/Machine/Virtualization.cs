using System.Runtime.Intrinsics.X86;
using System.Text;
using Roundup.Results;

namespace Roundup.Engine.Machine;

/// <summary>Names the hypervisor.</summary>
public static class Virtualization
{
    /// <summary>The signatures that hypervisors give in leaf 0x40000000 of the instruction CPUID, and their usual names.</summary>
    private static readonly Dictionary<string, string> Names = new(StringComparer.Ordinal)
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

    /// <summary>
    /// What the firmware of virtual machines has in its names, for processors that do not say themselves (ARM). Not listed are names that
    /// are given to real machines too.
    /// </summary>
    private static readonly string[] VirtualProducts = ["QEMU", "KVM", "VMware", "Xen", "VirtualBox", "Virtual Machine", "Parallels"];

    /// <summary>
    /// The hypervisor, with the kind of virtual machine where the firmware tells it; <see cref="MachineInfo.NoHypervisor"/> where the
    /// processor says that there is none; null: not known.
    /// </summary>
    /// <param name="present">Whether the processor says that there is one; null: it does not say.</param>
    /// <param name="signature">What the hypervisor calls itself; null or empty: it does not.</param>
    /// <param name="product">What the firmware calls the machine; null: it is silent.</param>
    public static string? Describe(bool? present, string? signature, string? product)
    {
        if (present == false)
        {
            return MachineInfo.NoHypervisor;
        }

        if (present is null)
        {
            return VirtualProducts.Any(name => product?.Contains(name, StringComparison.OrdinalIgnoreCase) == true) ? product : null;
        }

        var name = string.IsNullOrEmpty(signature) ? null : Names.GetValueOrDefault(signature, signature);
        return name is null ? product ?? "present, without a name" : product is null ? name : $"{name} ({product})";
    }

    /// <summary>Whether this processor says that it runs under a hypervisor (bit 31 of ECX of CPUID 1); null where it is not x86.</summary>
    internal static bool? Present => X86Base.IsSupported ? X86Base.CpuId(1, 0).Ecx < 0 : null;

    /// <summary>What the hypervisor calls itself; null where there is none, or the processor is not x86.</summary>
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
