using System;
using System.Collections.Generic;
using System.Linq;

namespace Roundup.Results;

/// <summary>
/// What the probes say of one batch. Worker and host process share this file, so a probe is named once: in <see cref="Probe"/>, with its
/// property here. Null is "this runtime or this system does not report it".
/// </summary>
public record BatchReadings
{
    private readonly double?[] _values;

    /// <summary>Readings in the order of <see cref="Probe"/>; what is missing at the end is null.</summary>
    /// <exception cref="ArgumentException">There are more values than probes.</exception>
    public BatchReadings(IReadOnlyList<double?> values)
    {
        if (values is null || values.Count > Count)
        {
            throw new ArgumentException($"a batch has at most {Count} readings", nameof(values));
        }

        _values = new double?[Count];
        for (var i = 0; i < values.Count; i++)
        {
            _values[i] = values[i];
        }
    }

    /// <summary>A copy: <c>with</c> changes it and not the original.</summary>
    protected BatchReadings(BatchReadings original) =>
        _values = (double?[])(original ?? throw new ArgumentNullException(nameof(original)))._values.Clone();

    /// <summary>How many probes there are.</summary>
    public static int Count { get; } =
#if NET
        Enum.GetNames<Probe>().Length;
#else
        Enum.GetNames(typeof(Probe)).Length;
#endif

    /// <summary>The values, in the order of <see cref="Probe"/>.</summary>
    public IReadOnlyList<double?> Values => _values;

    /// <summary>The reading of a probe.</summary>
    public double? this[Probe probe]
    {
        get => _values[(int)probe];
        init => _values[(int)probe] = value;
    }

    /// <inheritdoc cref="Probe.WallNs"/>
    public double WallNs
    {
        get => this[Probe.WallNs] ?? 0;
        init => this[Probe.WallNs] = value;
    }

    /// <inheritdoc cref="Probe.CpuNs"/>
    public double? CpuNs
    {
        get => this[Probe.CpuNs];
        init => this[Probe.CpuNs] = value;
    }

    /// <inheritdoc cref="Probe.ProcessCpuNs"/>
    public double? ProcessCpuNs
    {
        get => this[Probe.ProcessCpuNs];
        init => this[Probe.ProcessCpuNs] = value;
    }

    /// <inheritdoc cref="Probe.RunDelayNs"/>
    public double? RunDelayNs
    {
        get => this[Probe.RunDelayNs];
        init => this[Probe.RunDelayNs] = value;
    }

    /// <inheritdoc cref="Probe.OtherRunDelayNs"/>
    public double? OtherRunDelayNs
    {
        get => this[Probe.OtherRunDelayNs];
        init => this[Probe.OtherRunDelayNs] = value;
    }

    /// <inheritdoc cref="Probe.StealNs"/>
    public double? StealNs
    {
        get => this[Probe.StealNs];
        init => this[Probe.StealNs] = value;
    }

    /// <inheritdoc cref="Probe.VoluntarySwitches"/>
    public double? VoluntarySwitches
    {
        get => this[Probe.VoluntarySwitches];
        init => this[Probe.VoluntarySwitches] = value;
    }

    /// <inheritdoc cref="Probe.AllocatedBytes"/>
    public double? AllocatedBytes
    {
        get => this[Probe.AllocatedBytes];
        init => this[Probe.AllocatedBytes] = value;
    }

    /// <inheritdoc cref="Probe.Gen0"/>
    public double Gen0
    {
        get => this[Probe.Gen0] ?? 0;
        init => this[Probe.Gen0] = value;
    }

    /// <inheritdoc cref="Probe.Gen1"/>
    public double Gen1
    {
        get => this[Probe.Gen1] ?? 0;
        init => this[Probe.Gen1] = value;
    }

    /// <inheritdoc cref="Probe.Gen2"/>
    public double Gen2
    {
        get => this[Probe.Gen2] ?? 0;
        init => this[Probe.Gen2] = value;
    }

    /// <inheritdoc cref="Probe.PauseNs"/>
    public double? PauseNs
    {
        get => this[Probe.PauseNs];
        init => this[Probe.PauseNs] = value;
    }

    /// <inheritdoc cref="Probe.MethodsCompiled"/>
    public double? MethodsCompiled
    {
        get => this[Probe.MethodsCompiled];
        init => this[Probe.MethodsCompiled] = value;
    }

    /// <inheritdoc cref="Probe.JitNs"/>
    public double? JitNs
    {
        get => this[Probe.JitNs];
        init => this[Probe.JitNs] = value;
    }

    /// <inheritdoc cref="Probe.SpeedBeforeNs"/>
    public double? SpeedBeforeNs
    {
        get => this[Probe.SpeedBeforeNs];
        init => this[Probe.SpeedBeforeNs] = value;
    }

    /// <inheritdoc cref="Probe.SpeedAfterNs"/>
    public double? SpeedAfterNs
    {
        get => this[Probe.SpeedAfterNs];
        init => this[Probe.SpeedAfterNs] = value;
    }

    /// <inheritdoc cref="Probe.Instructions"/>
    public double? Instructions
    {
        get => this[Probe.Instructions];
        init => this[Probe.Instructions] = value;
    }

    /// <summary>Whether all readings are equal.</summary>
    public virtual bool Equals(BatchReadings? other) =>
        other is not null && EqualityContract == other.EqualityContract && _values.SequenceEqual(other._values);

    /// <inheritdoc/>
    public override int GetHashCode() => WallNs.GetHashCode();
}
