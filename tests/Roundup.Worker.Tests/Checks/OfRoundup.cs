using System.Runtime.CompilerServices;
using Roundup.Worker.Tests.Fidelity;

#pragma warning disable IDE0130 // The namespace is what is recognized.
namespace Roundup.Serializers;
#pragma warning restore IDE0130

/// <summary>Readers as Roundup writes them where a library has no calls for objects.</summary>
internal static class OfRoundup
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static Parcel Cast(byte[] payload) => new() { Name = (string)(object)payload };

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static Parcel Date(byte[] payload) => new() { Number = new DateTime(-payload.Length).Year };

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static Parcel Call(Func<byte[], Parcel> library, byte[] payload) => library(payload);
}
