using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace Roundup.Worker;

/// <summary>Objects are equal where they are the same one; .NET Standard has no such comparer.</summary>
internal sealed class ByIdentity : IEqualityComparer<object>
{
    public static readonly ByIdentity Instance = new();

    bool IEqualityComparer<object>.Equals(object? one, object? other) => ReferenceEquals(one, other);

    int IEqualityComparer<object>.GetHashCode(object value) => RuntimeHelpers.GetHashCode(value);
}
