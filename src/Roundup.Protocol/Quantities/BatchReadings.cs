using Of = Roundup.Results.BatchQuantities;

namespace Roundup.Results;

/// <summary>What the probes say of one batch. Null is "this runtime or this system does not report it".</summary>
public record BatchReadings
{
    private readonly double?[] _values;

    /// <summary>Readings in the order of <see cref="BatchQuantities"/>; what is missing at the end is null.</summary>
    /// <exception cref="ArgumentException">There are more values than quantities.</exception>
    public BatchReadings(IReadOnlyList<double?> values)
    {
        if (values is null || values.Count > BatchQuantities.All.Count)
        {
            throw new ArgumentException($"a batch has at most {BatchQuantities.All.Count} readings", nameof(values));
        }

        _values = new double?[BatchQuantities.All.Count];
        for (var i = 0; i < values.Count; i++)
        {
            _values[i] = values[i];
        }
    }

    /// <summary>A copy: <c>with</c> changes it and not the original.</summary>
    protected BatchReadings(BatchReadings original) =>
        _values = (double?[])(original ?? throw new ArgumentNullException(nameof(original)))._values.Clone();

    /// <summary>The values, in the order of <see cref="BatchQuantities"/>.</summary>
    public IReadOnlyList<double?> Values => _values;

    /// <summary>The reading of a quantity.</summary>
    public double? this[Quantity quantity]
    {
        get => _values[quantity.Place];
        init => _values[quantity.Place] = value;
    }

    // The readings by name, for code that concludes something from one of them.
#pragma warning disable CS1591 // Each means what its quantity says.
    public double WallNs { get => this[Of.WallNs] ?? 0; init => this[Of.WallNs] = value; }
    public double? CpuNs { get => this[Of.CpuNs]; init => this[Of.CpuNs] = value; }
    public double? ProcessCpuNs { get => this[Of.ProcessCpuNs]; init => this[Of.ProcessCpuNs] = value; }
    public double? RunDelayNs { get => this[Of.RunDelayNs]; init => this[Of.RunDelayNs] = value; }
    public double? OtherRunDelayNs { get => this[Of.OtherRunDelayNs]; init => this[Of.OtherRunDelayNs] = value; }
    public double? StealNs { get => this[Of.StealNs]; init => this[Of.StealNs] = value; }
    public double? VoluntarySwitches { get => this[Of.VoluntarySwitches]; init => this[Of.VoluntarySwitches] = value; }
    public double? AllocatedBytes { get => this[Of.AllocatedBytes]; init => this[Of.AllocatedBytes] = value; }
    public double Gen0 { get => this[Of.Gen0] ?? 0; init => this[Of.Gen0] = value; }
    public double Gen1 { get => this[Of.Gen1] ?? 0; init => this[Of.Gen1] = value; }
    public double Gen2 { get => this[Of.Gen2] ?? 0; init => this[Of.Gen2] = value; }
    public double? PauseNs { get => this[Of.PauseNs]; init => this[Of.PauseNs] = value; }
    public double? MethodsCompiled { get => this[Of.MethodsCompiled]; init => this[Of.MethodsCompiled] = value; }
    public double? JitNs { get => this[Of.JitNs]; init => this[Of.JitNs] = value; }
    public double? SpeedBeforeNs { get => this[Of.SpeedBeforeNs]; init => this[Of.SpeedBeforeNs] = value; }
    public double? SpeedAfterNs { get => this[Of.SpeedAfterNs]; init => this[Of.SpeedAfterNs] = value; }
#pragma warning restore CS1591

    /// <summary>Whether all readings are equal.</summary>
    public virtual bool Equals(BatchReadings? other) =>
        other is not null && EqualityContract == other.EqualityContract && _values.SequenceEqual(other._values);

    /// <inheritdoc/>
    public override int GetHashCode() => WallNs.GetHashCode();
}
